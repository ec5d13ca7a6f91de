import type { ReactNode } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { useText } from '../../text/text-context.ts';
import { ActDialog } from '../act-dialog.tsx';

interface ArchiveDialogProps {
  document: DocumentSummary;
  onArchive: () => Promise<void>;
  onClose: () => void;
}

/** Puts a document away: it leaves the shop, or never comes there; what it holds stays. */
export function ArchiveDialog({ document, onArchive, onClose }: ArchiveDialogProps): ReactNode {
  const text = useText();
  const isInShop = document.state === 'published' || document.state === 'changed';
  return (
    <ActDialog
      title={text('workflow.archive.title', { page: document.title })}
      acts={[{ kind: 'danger', label: text('workflow.archive.act'), run: onArchive }]}
      onClose={onClose}
    >
      <p>{text(isInShop ? 'workflow.archive.live' : 'workflow.archive.never')}</p>
    </ActDialog>
  );
}
