import type { ReactNode } from 'react';
import { useText } from '../../text/text-context.ts';
import type { FieldState } from './use-field.ts';

interface FieldFrameProps {
  field: FieldState;
  isRequired: boolean;
  /** Behind the words: how much room is left. */
  note?: string | undefined;
  /** A group has a legend, no label. */
  isGroup?: boolean;
  children: ReactNode;
}

/** Words above a field, and below it what helps, what is wrong, and why it cannot be changed; all of it is told with the field. */
export function FieldFrame({
  field,
  isRequired,
  note,
  isGroup = false,
  children,
}: FieldFrameProps): ReactNode {
  const text = useText();
  const { label, problems, lock, control, helpId } = field;
  const words = (
    <>
      {label.text}
      {!isRequired && <span className="form-optional"> {text('form.optional')}</span>}
      {lock !== undefined && <span className="ui-badge">{text('form.locked')}</span>}
    </>
  );
  const below = (
    <div id={helpId} className="form-below">
      {problems.map((problem) => (
        <p key={problem} className="ui-fault">
          {problem}
        </p>
      ))}
      {lock !== undefined && <p className="ui-hint">{lock}</p>}
      {label.help !== undefined && <p className="ui-hint">{label.help}</p>}
      {note !== undefined && <p className="form-note">{note}</p>}
    </div>
  );
  if (isGroup)
    return (
      <fieldset
        className="form-field"
        aria-describedby={helpId}
        data-path={control['data-path']}
        tabIndex={-1}
      >
        <legend className="ui-label">{words}</legend>
        {children}
        {below}
      </fieldset>
    );
  return (
    <div className="form-field" data-wrong={problems.length > 0 || undefined}>
      <label className="ui-label" htmlFor={control.id} id={`${control.id}label`}>
        {words}
      </label>
      {children}
      {below}
    </div>
  );
}
