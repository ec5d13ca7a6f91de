import type { ReactNode } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotedAct } from '../use-noted-act.tsx';

interface ArchiveDialogProps {
  document: DocumentSummary;
  onArchive: () => Promise<void>;
  onClose: () => void;
}

/** Puts a document away: it leaves the shop, or never comes there; what it holds stays. */
export function ArchiveDialog({ document, onArchive, onClose }: ArchiveDialogProps): ReactNode {
  const text = useText();
  const act = useNotedAct(onClose);
  const isInShop = document.state === 'published' || document.state === 'changed';
  return (
    <Dialog
      title={text('workflow.archive.title', { page: document.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button kind="danger" disabled={act.isBusy} onClick={() => void act.run(onArchive)}>
            {text('workflow.archive.act')}
          </Button>
        </>
      }
    >
      <p>{text(isInShop ? 'workflow.archive.live' : 'workflow.archive.never')}</p>
      {act.faultLine}
    </Dialog>
  );
}
