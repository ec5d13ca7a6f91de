import type { ReactNode } from 'react';
import { isJsonObject } from '../../../../schemas/json.ts';
import whenSchema from '../../../../schemas/published/when.json' with { type: 'json' };
import type { JsonShape } from '../../../plan/json-shape.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { useForm } from '../node/form-context.ts';
import { Combobox } from '../pickers/combobox.tsx';
import { localeLabel } from '../words/locale-label.ts';

const shape = whenSchema as unknown as JsonShape;
const drawn = ['from', 'to', 'device', 'visitor'] as const;

/** When, where and for whom a node is shown. Times are the shop's; the end is not included. */
export function WhenFields(): ReactNode {
  const { draw } = useForm();
  return (
    <div className="form-group">
      {drawn.map((name) => (
        <div key={name}>
          {draw({
            ...{ path: ['when', name], name: `when.${name}`, isRequired: false },
            shape: shape.properties?.[name] ?? {},
          })}
        </div>
      ))}
      <LocalesField />
      <ExperimentField />
    </div>
  );
}

function LocalesField(): ReactNode {
  const { shop, language } = useForm();
  const field = useField({ path: ['when', 'locale'], name: 'when.locale', shape: {}, isRequired: false });
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const choose = (locale: string, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, locale] : chosen.filter((one) => one !== locale);
    field.set(next.length > 0 ? next : undefined);
  };
  return (
    <FieldFrame field={field} isRequired={false} isGroup>
      {shop.locales.map((locale) => (
        <label key={locale} className="form-check">
          <input
            type="checkbox"
            checked={chosen.includes(locale)}
            disabled={field.lock !== undefined}
            onChange={({ target }) => choose(locale, target.checked)}
          />
          {localeLabel(locale, language)}
        </label>
      ))}
    </FieldFrame>
  );
}

function ExperimentField(): ReactNode {
  const field = useField({
    path: ['when', 'experiment'],
    name: 'when.experiment',
    shape: {},
    isRequired: false,
  });
  const { id, variant } = isJsonObject(field.value) ? field.value : {};
  const typed = typeof id === 'string' ? `${id}${typeof variant === 'string' ? `=${variant}` : ''}` : '';
  return (
    <FieldFrame field={field} isRequired={false}>
      <Combobox
        field={field}
        value={typed}
        request={{ kind: 'experiments' }}
        onChange={(text) => {
          const [name = '', chosen] = text.split('=', 2);
          field.set(name === '' ? undefined : { id: name, ...(chosen !== undefined && { variant: chosen }) });
        }}
      />
    </FieldFrame>
  );
}
