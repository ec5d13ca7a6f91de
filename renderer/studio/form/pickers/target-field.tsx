import type { ReactNode } from 'react';
import type { ValuePath } from '../../../../schemas/editing/change.ts';
import type { JsonShape } from '../../../plan/json-shape.ts';
import { useText } from '../../text/text-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { type FieldState, useField } from '../field/use-field.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { targetFields } from '../shape/field-kind.ts';
import { Combobox } from './combobox.tsx';
import { targetOf, targetText } from './link-words.ts';

/** Where a link leads: a page of the shop found by its words, or any address that may be typed. Three fields of the object in one. */
export function TargetField({
  path,
  shape,
  name,
}: {
  path: ValuePath;
  shape: JsonShape;
  name: string;
}): ReactNode {
  const form = useForm();
  const text = useText();
  const link = valueAt(form.node, path);
  const field: FieldState = {
    ...useField({ path: [...path, 'href'], name: `${name}.href`, shape: {}, isRequired: false }),
    label: { text: text('form.target'), help: text('form.targetHelp') },
    problems: [...new Set(targetFields.flatMap((part) => form.problemsAt([...path, part])))],
    lock: form.lockOf([...path, 'href']),
  };
  const isKnown = (part: string): boolean => shape.properties?.[part] !== undefined;
  const choose = (typed: string): void => {
    const target = isKnown('route') ? targetOf(typed) : { href: typed || undefined };
    const {
      href: _href,
      route: _route,
      params: _params,
      ...others
    } = (link ?? {}) as Record<string, unknown>;
    form.set(path, { ...others, ...target });
  };
  return (
    <FieldFrame field={field} isRequired={false}>
      <Combobox field={field} value={targetText(link)} request={{ kind: 'links' }} onChange={choose} />
    </FieldFrame>
  );
}

/** An address by itself, where no other field goes with it. */
export function AddressField(props: FieldProps): ReactNode {
  const field = useField(props);
  return (
    <FieldFrame field={field} isRequired={props.isRequired}>
      <Combobox
        field={field}
        value={typeof field.value === 'string' ? field.value : ''}
        request={{ kind: 'links' }}
        onChange={(value) => field.set(value === '' && !props.isRequired ? undefined : value)}
      />
    </FieldFrame>
  );
}
