import type { ReactNode } from 'react';
import { useText } from '../../text/text-context.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { countedLength } from '../shape/value-problem.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';

/** From this share of its length on a text tells how much room is left. */
const tellsFrom = 0.7;

/** A text of one line, or of several. */
export function TextField({ isLong, ...props }: FieldProps & { isLong: boolean }): ReactNode {
  const { shop } = useForm();
  const text = useText();
  const field = useField(props);
  const typed = typeof field.value === 'string' ? field.value : '';
  const most = Number(props.shape.maxLength ?? Infinity);
  const length = countedLength(typed, shop.facts);
  const control = {
    ...field.control,
    value: typed,
    readOnly: field.lock !== undefined,
    placeholder: props.placeholder,
    onChange: ({ target }: { target: { value: string } }) =>
      field.set(target.value === '' && !props.isRequired ? undefined : target.value),
  };
  return (
    <FieldFrame
      field={field}
      isRequired={props.isRequired}
      note={
        length >= most * tellsFrom && length <= most ? text('form.room', { count: most - length }) : undefined
      }
    >
      {isLong ? (
        <textarea className="ui-area" rows={3} {...control} />
      ) : (
        <input className="ui-input" type="text" {...control} />
      )}
    </FieldFrame>
  );
}
