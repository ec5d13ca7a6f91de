import { type ReactNode, useState } from 'react';
import { pagePath } from '../../../../schemas/content-names.ts';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import type { UnpublishRequest } from '../../../../schemas/editing/workflow.ts';
import { useText } from '../../text/text-context.ts';
import { ActDialog } from '../act-dialog.tsx';

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
  const [redirect, setRedirect] = useState(nearest(document.key, paths));

  function unpublish(note: string): Promise<void> | string {
    const to = redirect.trim();
    if (to !== '' && (!pagePath.safeParse(to).success || to === document.key))
      return text('unpublish.noPath');
    return onUnpublish({ note, ...(to !== '' && { redirect: to }) });
  }

  return (
    <ActDialog
      title={text('unpublish.title', { page: document.title })}
      acts={[{ kind: 'danger', label: text('unpublish.act'), run: unpublish }]}
      hasNote
      onClose={onClose}
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
    </ActDialog>
  );
}

/** The nearest page above a path that is there. */
function nearest(path: string, paths: readonly string[]): string {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    if (paths.includes(path.slice(0, at))) return path.slice(0, at);
  return paths.includes('/') && path !== '/' ? '/' : '';
}
