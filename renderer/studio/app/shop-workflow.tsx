import type { ReactNode } from 'react';
import type { DraftSession } from '../draft/draft-session.ts';
import { PlannedDialog } from '../workflow/planned/planned-dialog.tsx';
import { ReleasesDialog } from '../workflow/releases/releases-dialog.tsx';
import { useShown, useStudio } from './studio-context.ts';

interface ShopWorkflowProps {
  name: 'planned' | 'releases';
  session: DraftSession | undefined;
  onClose: () => void;
}

/** What is to happen in the whole shop, and with which documents. */
export function ShopWorkflow({ name, session, onClose }: ShopWorkflowProps): ReactNode {
  const studio = useStudio();
  const open = useShown(({ documents }) => documents.find(({ id }) => id === session?.id));

  function onOpen(document: string, at?: number): void {
    onClose();
    if (at !== undefined) studio.show({ view: { ...studio.state.get().view, at } });
    void studio.open(document);
  }

  if (name === 'planned')
    return (
      <PlannedDialog
        {...{ onOpen, onClose }}
        onReleases={() => studio.show({ dialog: { name: 'releases' } })}
      />
    );
  return (
    <ReleasesDialog
      {...{ onOpen, onClose, now: studio.ports.now }}
      open={
        open &&
        session && {
          ...{ id: open.id, title: open.title },
          async save() {
            await session.flush();
            return session.draft.get().base;
          },
        }
      }
      onPublished={() => {
        void session?.reopen();
        void studio.loadDocuments();
      }}
    />
  );
}
