import { type ReactNode, useId } from 'react';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of them seen: a group of radio buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="ui-segments">
      <legend className="ui-hidden">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
