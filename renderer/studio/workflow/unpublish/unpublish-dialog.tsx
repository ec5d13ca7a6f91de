import { type ReactNode, useState } from 'react';
import { pagePath } from '../../../../schemas/content-names.ts';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { longestNote, type UnpublishRequest } from '../../../../schemas/editing/workflow.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface UnpublishDialogProps {
  document: DocumentSummary;
  /** Paths of the shop's other pages, to be offered. */
  paths: readonly string[];
  /** Resolves with what went wrong, in words; undefined when it was done. */
  onUnpublish: (request: UnpublishRequest) => Promise<string | undefined>;
  onClose: () => void;
}

/** Takes a page off the shop, and offers to lead its visitors to another. */
export function UnpublishDialog({ document, paths, onUnpublish, onClose }: UnpublishDialogProps): ReactNode {
  const text = useText();
  const [redirect, setRedirect] = useState(nearest(document.key, paths));
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function unpublish(): Promise<void> {
    const to = redirect.trim();
    if (to !== '' && (!pagePath.safeParse(to).success || to === document.key)) {
      setFault(text('unpublish.noPath'));
      return;
    }
    setBusy(true);
    const words = await onUnpublish({ note, ...(to !== '' && { redirect: to }) });
    setBusy(false);
    setFault(words);
    if (words === undefined) onClose();
  }

  return (
    <Dialog
      title={text('unpublish.title', { page: document.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button kind="danger" disabled={isBusy} onClick={() => void unpublish()}>
            {text('unpublish.act')}
          </Button>
        </>
      }
    >
      <p>{text('unpublish.what', { path: document.key })}</p>
      <label className="ui-field">
        <span className="ui-label">{text('unpublish.redirect')}</span>
        <input
          className="ui-input"
          list="unpublish-paths"
          value={redirect}
          onChange={(event) => setRedirect(event.target.value)}
        />
        <datalist id="unpublish-paths">
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </datalist>
        <span className="ui-hint">{text('unpublish.redirectHint')}</span>
      </label>
      <label className="ui-field">
        <span className="ui-label">{text('publish.note')}</span>
        <textarea
          className="ui-area"
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      {fault !== undefined && (
        <p className="ui-fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}

/** The nearest page above a path that is there. */
function nearest(path: string, paths: readonly string[]): string {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    if (paths.includes(path.slice(0, at))) return path.slice(0, at);
  return paths.includes('/') && path !== '/' ? '/' : '';
}
