import { type ReactNode, useId, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import type { Issue } from '../../../../schemas/issue.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { fromLocalTime } from '../../view/local-time.ts';
import { MomentInput } from '../../view/moment-input.tsx';
import { ActDialog } from '../act-dialog.tsx';

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
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.filter(({ severity }) => severity === 'warning').length;

  function publish(note: string): Promise<void> | string {
    if (when === 'now') return props.onPublish(note, undefined);
    const at = fromLocalTime(time, timeZone);
    return at === undefined || at <= props.now() ? text('publish.past') : props.onPublish(note, at);
  }

  return (
    <ActDialog
      title={text('publish.title', { page: document.title })}
      acts={[
        {
          ...{ kind: 'main', run: publish, isDisabled: errors > 0 },
          label: text(when === 'now' ? 'publish.now' : 'publish.schedule'),
        },
      ]}
      hasNote
      onClose={props.onClose}
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
    </ActDialog>
  );
}
