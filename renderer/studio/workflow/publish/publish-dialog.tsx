import { type ReactNode, useId, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import type { Issue } from '../../../../schemas/issue.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fromLocalTime } from '../../view/local-time.ts';
import { MomentInput } from '../../view/moment-input.tsx';
import { useNotedAct } from '../use-noted-act.tsx';

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
  const noted = useNotedAct(props.onClose);
  const id = useId();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.filter(({ severity }) => severity === 'warning').length;

  async function publish(): Promise<void> {
    const at = when === 'later' ? fromLocalTime(time, timeZone) : undefined;
    if (when === 'later' && (at === undefined || at <= props.now())) {
      noted.refuse(text('publish.past'));
      return;
    }
    await noted.run(() => props.onPublish(noted.note, at));
  }

  return (
    <Dialog
      title={text('publish.title', { page: document.title })}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{text('ui.cancel')}</Button>
          <Button kind="main" disabled={noted.isBusy || errors > 0} onClick={() => void publish()}>
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
          <MomentInput label={text('publish.time')} value={time} timeZone={timeZone} onChange={setTime} />
        )}
      </fieldset>
      {noted.noteField}
      {noted.faultLine}
    </Dialog>
  );
}
