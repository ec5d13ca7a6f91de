import { type ReactNode, useState } from 'react';
import { pagePath } from '../../../../schemas/content-names.ts';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import type { UnpublishRequest } from '../../../../schemas/editing/workflow.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotedAct } from '../use-noted-act.tsx';

interface UnpublishDialogProps {
  document: DocumentSummary;
  /** Paths of the shop's other pages, to be offered. */
  paths: readonly string[];
  onUnpublish: (request: UnpublishRequest) => Promise<void>;
  onClose: () => void;
}

/** Takes a page off the shop, and offers to lead its visitors to another. */
export function UnpublishDialog({ document, paths, onUnpublish, onClose }: UnpublishDialogProps): ReactNode {
  const text = useText();
  const noted = useNotedAct(onClose);
  const [redirect, setRedirect] = useState(nearest(document.key, paths));

  async function unpublish(): Promise<void> {
    const to = redirect.trim();
    if (to !== '' && (!pagePath.safeParse(to).success || to === document.key)) {
      noted.refuse(text('unpublish.noPath'));
      return;
    }
    await noted.run(() => onUnpublish({ note: noted.note, ...(to !== '' && { redirect: to }) }));
  }

  return (
    <Dialog
      title={text('unpublish.title', { page: document.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button kind="danger" disabled={noted.isBusy} onClick={() => void unpublish()}>
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
      {noted.noteField}
      {noted.faultLine}
    </Dialog>
  );
}

/** The nearest page above a path that is there. */
function nearest(path: string, paths: readonly string[]): string {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    if (paths.includes(path.slice(0, at))) return path.slice(0, at);
  return paths.includes('/') && path !== '/' ? '/' : '';
}
