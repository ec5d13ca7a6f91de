import type { ReactNode } from 'react';
import { useText } from '../../text/text-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { localeLabel } from '../words/locale-label.ts';

/** Another block of the page, by its name. */
export function NodeField(props: FieldProps): ReactNode {
  const { nodes } = useForm();
  return <OneOf {...props} options={nodes.map(({ id, label }) => ({ value: id, label }))} />;
}

/** A language of the shop. */
export function LocaleField(props: FieldProps): ReactNode {
  const { shop, language } = useForm();
  return (
    <OneOf
      {...props}
      options={shop.locales.map((value) => ({ value, label: localeLabel(value, language) }))}
    />
  );
}

function OneOf({
  options,
  ...props
}: FieldProps & { options: readonly { value: string; label: string }[] }): ReactNode {
  const text = useText();
  const field = useField(props);
  const chosen = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame field={field} isRequired={props.isRequired}>
      <select
        {...field.control}
        className="ui-select"
        disabled={field.lock !== undefined}
        value={chosen}
        onChange={({ target }) => field.set(target.value || undefined)}
      >
        <option value="">{text('form.none')}</option>
        {chosen !== '' && !options.some(({ value }) => value === chosen) && (
          <option value={chosen}>{chosen}</option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
