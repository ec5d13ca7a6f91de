import type { InputHTMLAttributes, ReactNode } from 'react';
import type { DeskText } from './desk-text.ts';

/** What is wrong with fields of a form, by their names, in words. */
export type Faults = Readonly<Record<string, string>>;

export const noFaults: Faults = {};

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  name: string;
  label: string;
  hint?: string | undefined;
  faults: Faults;
}

/** A field with its label, what to know before, and what is wrong; the first wrong one of a form gets the focus. */
export function Field({ name, label, hint, faults, ...input }: FieldProps) {
  const fault = faults[name];
  const described = [hint !== undefined && `${name}-hint`, fault !== undefined && `${name}-fault`].filter(
    Boolean,
  );
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first that is wrong: no script could lead there
        autoFocus={Object.keys(faults)[0] === name}
      />
      {fault !== undefined && (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Boxes of which several may be ticked. */
export function Choices({
  name,
  label,
  choices,
  chosen,
  faults,
}: {
  name: string;
  label: string;
  choices: readonly { value: string; label: string; about: string }[];
  chosen: readonly string[];
  faults: Faults;
}) {
  const fault = faults[name];
  return (
    <fieldset className="field" aria-describedby={fault === undefined ? undefined : `${name}-fault`}>
      <legend>{label}</legend>
      {choices.map(({ value, label: words, about }, index) => (
        <label className="choice" key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as of a field
            autoFocus={index === 0 && Object.keys(faults)[0] === name}
          />
          <span>
            {words}
            <span className="quiet">{about}</span>
          </span>
        </label>
      ))}
      {fault !== undefined && (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** Said above a form that could not be taken; `words`, where no field alone is wrong. */
export function FaultSummary({
  faults,
  text,
  words,
}: {
  faults: Faults;
  text: DeskText;
  words?: string | undefined;
}) {
  if (words === undefined && Object.keys(faults).length === 0) return null;
  return (
    <p className="notice bad" role="alert">
      {words ?? text('error.summary')}
    </p>
  );
}

/** A table that scrolls by keyboard where it is wider than the window. */
export function Table({
  caption,
  heads,
  endsInAmounts = false,
  children,
}: {
  caption: string;
  heads: readonly string[];
  /** Whether the last column is money. */
  endsInAmounts?: boolean;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className={heads.length > 5 ? 'wide' : heads.length > 3 ? 'middle' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={endsInAmounts && at === heads.length - 1 ? 'amount' : undefined}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
