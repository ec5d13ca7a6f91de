import { type ReactNode, useState } from 'react';
import { useText } from '../../text/text-context.ts';
import type { FieldProps } from '../node/form-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';

/** A value of which this build knows no better editor: a block of another version may have one. */
export function JsonField(props: FieldProps): ReactNode {
  const text = useText();
  const field = useField(props);
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame
      field={field}
      isRequired={props.isRequired}
      note={typed === undefined || read(typed) ? undefined : text('form.noJson')}
    >
      <textarea
        {...field.control}
        className="ui-area form-code"
        spellCheck={false}
        readOnly={field.lock !== undefined}
        value={typed ?? (field.value === undefined ? '' : JSON.stringify(field.value, null, 2))}
        onBlur={() => typed !== undefined && read(typed) && setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = read(target.value);
          if (found) field.set(found.value);
        }}
      />
    </FieldFrame>
  );
}

function read(typed: string): { value: unknown } | undefined {
  try {
    return { value: typed.trim() === '' ? undefined : (JSON.parse(typed) as unknown) };
  } catch {
    return undefined;
  }
}
