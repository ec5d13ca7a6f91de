import { type ReactNode, useState } from 'react';
import { useText } from '../../text/text-context.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { readNumber, writeNumber } from './number-words.ts';
import { useField } from '../field/use-field.ts';

/** A whole number, or a sum of money that is kept in cents. What is typed stays as it is while it is no number. */
export function NumberField({ isMoney, ...props }: FieldProps & { isMoney: boolean }): ReactNode {
  const text = useText();
  const { language } = useForm();
  const field = useField(props);
  const [typed, setTyped] = useState<string>();
  const { minimum, maximum } = props.shape;
  const isKept = typed !== undefined && readNumber(typed, isMoney) === field.value;
  const shown =
    isKept || typeof field.value === 'string'
      ? (typed ?? String(field.value))
      : writeNumber(field.value, isMoney, language);
  return (
    <FieldFrame
      field={field}
      isRequired={props.isRequired}
      note={
        typeof minimum === 'number' && typeof maximum === 'number' && maximum < 1e6
          ? text('form.between', { from: minimum, to: maximum })
          : undefined
      }
    >
      <input
        {...field.control}
        className="ui-input form-short"
        type="text"
        inputMode="decimal"
        readOnly={field.lock !== undefined}
        value={shown}
        placeholder={props.placeholder ?? writeNumber(props.shape.default, isMoney, language)}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = readNumber(target.value, isMoney);
          field.set(value === undefined && props.isRequired ? '' : value);
        }}
      />
    </FieldFrame>
  );
}
