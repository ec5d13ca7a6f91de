import { type ReactNode, useState } from 'react';
import { longestNote } from '../../../schemas/editing/workflow.ts';
import { faultWords } from '../api/fault-words.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface DialogAct {
  kind: 'main' | 'danger';
  label: string;
  isDisabled?: boolean;
  /** Does it, with the note for the history; or says in words why it cannot be done like this. */
  run: (note: string) => Promise<void> | string;
}

interface ActDialogProps {
  title: string;
  /** One of these is done, and closes the dialog. */
  acts: readonly DialogAct[];
  /** Whether a note for the history is asked for. */
  hasNote?: boolean;
  /** What is said and asked above the note. */
  children?: ReactNode;
  /** And below it. */
  below?: ReactNode;
  onClose: () => void;
}

/** Where somebody publishes, takes out or approves: what is asked for it, with a note for the history, and what went wrong. */
export function ActDialog({
  title,
  acts,
  hasNote = false,
  children,
  below,
  onClose,
}: ActDialogProps): ReactNode {
  const text = useText();
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function make({ run }: DialogAct): Promise<void> {
    const done = run(note);
    if (typeof done === 'string') return setFault(done);
    setBusy(true);
    setFault(undefined);
    try {
      await done;
      onClose();
    } catch (error) {
      setFault(faultWords(text, error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          {acts.map((act) => (
            <Button
              key={act.label}
              kind={act.kind}
              disabled={isBusy || act.isDisabled}
              onClick={() => void make(act)}
            >
              {act.label}
            </Button>
          ))}
        </>
      }
    >
      {children}
      {hasNote && (
        <label className="ui-field">
          <span className="ui-label">{text('publish.note')}</span>
          <textarea
            className="ui-area"
            maxLength={longestNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <span className="ui-hint">{text('publish.noteHint')}</span>
        </label>
      )}
      {below}
      {fault !== undefined && (
        <p className="ui-fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
