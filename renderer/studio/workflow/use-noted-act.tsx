import { type ReactNode, useState } from 'react';
import { longestNote } from '../../../schemas/editing/workflow.ts';
import { faultWords } from '../api/fault-words.ts';
import { useText } from '../text/text-context.ts';

interface NotedAct {
  isBusy: boolean;
  note: string;
  /** Says why it cannot be done like this. */
  refuse(words: string): void;
  /** Does it, and closes the dialog; what went wrong is said in its end. */
  run(act: () => Promise<void>): Promise<void>;
  /** The field of the note. */
  noteField: ReactNode;
  /** What went wrong. */
  faultLine: ReactNode;
}

/** What is alike wherever somebody publishes, takes out or approves: a note for the history, one act, and what came of it. */
export function useNotedAct(onClose: () => void): NotedAct {
  const text = useText();
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return {
    ...{ isBusy, note, refuse: setFault },
    async run(act) {
      setBusy(true);
      setFault(undefined);
      try {
        await act();
        onClose();
      } catch (error) {
        setFault(faultWords(text, error));
        setBusy(false);
      }
    },
    noteField: (
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
    ),
    faultLine: fault !== undefined && (
      <p className="ui-fault" role="alert">
        {fault}
      </p>
    ),
  };
}
