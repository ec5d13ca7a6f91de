import { type ReactNode, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ArchiveDialogProps {
  document: DocumentSummary;
  /** Resolves with what went wrong, in words; undefined when it was done. */
  onArchive: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Puts a document away: it leaves the shop, or never comes there; what it holds stays. */
export function ArchiveDialog({ document, onArchive, onClose }: ArchiveDialogProps): ReactNode {
  const text = useText();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function archive(): Promise<void> {
    setBusy(true);
    const words = await onArchive();
    setBusy(false);
    setFault(words);
    if (words === undefined) onClose();
  }

  const isInShop = document.state === 'published' || document.state === 'changed';
  return (
    <Dialog
      title={text('workflow.archive.title', { page: document.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button kind="danger" disabled={isBusy} onClick={() => void archive()}>
            {text('workflow.archive.act')}
          </Button>
        </>
      }
    >
      <p>{text(isInShop ? 'workflow.archive.live' : 'workflow.archive.never')}</p>
      {fault !== undefined && (
        <p className="ui-fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
