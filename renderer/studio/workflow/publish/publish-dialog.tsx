import { type ReactNode, useId, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { longestNote } from '../../../../schemas/editing/workflow.ts';
import type { Issue } from '../../../../schemas/issue.ts';
import { CallError } from '../../api/ask.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fromLocalTime } from '../../view/local-time.ts';
import { faultWords } from '../fault-words.ts';

interface PublishDialogProps {
  document: DocumentSummary;
  issues: readonly Issue[];
  timeZone: string;
  now: () => number;
  /** Publishes what was saved, at once or at a moment. */
  onPublish: (note: string, at: number | undefined) => Promise<void>;
  onShowProblems: () => void;
  onClose: () => void;
}

/** Publishes now or at a moment, with a note for the history. Errors of the page stand in the way, warnings do not. */
export function PublishDialog(props: PublishDialogProps): ReactNode {
  const { document, issues, timeZone } = props;
  const text = useText();
  const id = useId();
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.filter(({ severity }) => severity === 'warning').length;

  async function publish(): Promise<void> {
    const at = when === 'later' ? fromLocalTime(time, timeZone) : undefined;
    if (when === 'later' && (at === undefined || at <= props.now())) {
      setFault(text('publish.past'));
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await props.onPublish(note, at);
      props.onClose();
    } catch (error) {
      setFault(
        error instanceof CallError && error.reason === 'invalid'
          ? text('publish.invalid')
          : faultWords(text, error),
      );
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={text('publish.title', { page: document.title })}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{text('ui.cancel')}</Button>
          <Button kind="main" disabled={isBusy || errors > 0} onClick={() => void publish()}>
            {text(when === 'now' ? 'publish.now' : 'publish.schedule')}
          </Button>
        </>
      }
    >
      {errors > 0 && (
        <div className="workflow-block" data-tone="error">
          <p>{text('publish.errors', { count: errors })}</p>
          <Button onClick={props.onShowProblems}>{text('publish.showProblems')}</Button>
        </div>
      )}
      {errors === 0 && warnings > 0 && (
        <p className="workflow-block" data-tone="warning">
          {text('publish.warnings', { count: warnings })}
        </p>
      )}
      <fieldset className="workflow-when">
        <legend className="ui-label">{text('publish.when')}</legend>
        <label>
          <input type="radio" name={id} checked={when === 'now'} onChange={() => setWhen('now')} />
          {text('publish.atOnce')}
        </label>
        <label>
          <input type="radio" name={id} checked={when === 'later'} onChange={() => setWhen('later')} />
          {text('publish.atTime')}
        </label>
        {when === 'later' && (
          <label className="ui-field">
            <span className="ui-hidden">{text('publish.time')}</span>
            <input
              className="ui-input"
              type="datetime-local"
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
            <span className="ui-hint">{text('view.atHint', { zone: timeZone })}</span>
          </label>
        )}
      </fieldset>
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
      {fault !== undefined && (
        <p className="ui-fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
