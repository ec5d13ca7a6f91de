import { type ReactNode, useId, useState } from 'react';
import { contentPath } from '../../../schemas/content-names.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { pathFor } from './path-for.ts';

interface CreateDialogProps {
  /** Whether a page is open, of which a copy can be made. */
  canCopy: boolean;
  /** Resolves with what went wrong, in words; undefined when the page is there. */
  onCreate: (page: { title: string; path: string; isCopy: boolean }) => Promise<string | undefined>;
  onClose: () => void;
}

/** Makes a page: its title, its address (offered from the title), empty or as a copy. */
export function CreateDialog({ canCopy, onCreate, onClose }: CreateDialogProps): ReactNode {
  const text = useText();
  const id = useId();
  const [title, setTitle] = useState('');
  const [typedPath, setPath] = useState<string>();
  const [isCopy, setCopy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const path = typedPath ?? pathFor(title);

  async function create(): Promise<void> {
    if (title.trim() === '') return setFault(text('create.noTitle'));
    if (!contentPath.safeParse(path).success) return setFault(text('create.noPath'));
    setBusy(true);
    const words = await onCreate({ title: title.trim(), path, isCopy });
    setBusy(false);
    setFault(words);
    if (words === undefined) onClose();
  }

  return (
    <Dialog
      title={text('create.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button kind="main" type="submit" form={id} disabled={isBusy}>
            {text('create.act')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="pages-create"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <label className="ui-field">
          <span className="ui-label">{text('create.pageTitle')}</span>
          <input
            className="ui-input"
            value={title}
            maxLength={200}
            onChange={(event) => setTitle(event.target.value)}
          />
          <span className="ui-hint">{text('create.titleHint')}</span>
        </label>
        <label className="ui-field">
          <span className="ui-label">{text('create.path')}</span>
          <input
            className="ui-input"
            value={path}
            maxLength={512}
            spellCheck={false}
            onChange={(event) => setPath(event.target.value)}
          />
          <span className="ui-hint">{text('create.pathHint')}</span>
        </label>
        {canCopy && (
          <fieldset className="pages-from">
            <legend className="ui-label">{text('create.from')}</legend>
            <label>
              <input type="radio" name={`${id}-from`} checked={!isCopy} onChange={() => setCopy(false)} />
              {text('create.blank')}
            </label>
            <label>
              <input type="radio" name={`${id}-from`} checked={isCopy} onChange={() => setCopy(true)} />
              {text('create.copy')}
            </label>
          </fieldset>
        )}
        {fault !== undefined && (
          <p className="ui-fault" role="alert">
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
