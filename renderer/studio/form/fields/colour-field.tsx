import type { ReactNode } from 'react';
import { useText } from '../../text/text-context.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';

/** A colour: one of the theme, or any other. */
export function ColourField(props: FieldProps): ReactNode {
  const { shop } = useForm();
  const text = useText();
  const field = useField(props);
  const colour = String(field.value ?? props.shape.default ?? '');
  const isLocked = field.lock !== undefined;
  return (
    <FieldFrame field={field} isRequired={props.isRequired || props.shape.default !== undefined}>
      <div className="form-row">
        <input
          type="color"
          aria-label={text('form.pickColour', { field: field.label.text })}
          disabled={isLocked}
          value={/^#[0-9a-f]{6}$/.test(colour) ? colour : '#000000'}
          onChange={({ target }) => field.set(target.value.toLowerCase())}
        />
        <input
          {...field.control}
          className="ui-input form-short"
          type="text"
          spellCheck={false}
          readOnly={isLocked}
          value={colour}
          onChange={({ target }) => field.set(target.value.trim().toLowerCase() || undefined)}
        />
      </div>
      {shop.colours.length > 0 && (
        <div className="form-swatches" role="group" aria-label={text('form.themeColours')}>
          {shop.colours.map(({ name, value }) => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={value === colour}
              disabled={isLocked}
              style={{ backgroundColor: value }}
              onClick={() => field.set(value)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
