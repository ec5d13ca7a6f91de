import { type ReactNode } from 'react';
import { isJsonObject } from '../../../../schemas/json.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../text/text-context.ts';
import { TargetField } from '../pickers/target-field.tsx';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { newValue } from '../shape/new-value.ts';
import { variantOf } from '../shape/field-kind.ts';
import { valueLabel } from '../words/label-of.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';

interface ObjectFieldsProps extends FieldProps {
  fields: readonly string[];
  hasTarget: boolean;
}

/** The fields of an object, without anything around them. */
export function ObjectFields({ path, name, shape, fields, hasTarget }: ObjectFieldsProps): ReactNode {
  const { draw } = useForm();
  return (
    <>
      {fields.map((part) => (
        <div key={part}>
          {draw({
            ...{ path: [...path, part], name: `${name}.${part}`, shape: shape.properties?.[part] ?? {} },
            isRequired: shape.required?.includes(part) === true,
          })}
        </div>
      ))}
      {hasTarget && <TargetField path={path} name={name} shape={shape} />}
    </>
  );
}

/** A group of fields that belong together; one that need not be there is added and taken away as a whole. */
export function ObjectField(props: ObjectFieldsProps): ReactNode {
  const text = useText();
  const field = useField(props);
  const isThere = isJsonObject(field.value);
  const isLocked = field.lock !== undefined;
  if (!isThere)
    return (
      <FieldFrame field={field} isRequired={props.isRequired} isGroup>
        <Button kind="quiet" icon="plus" disabled={isLocked} onClick={() => field.set(newValue(props.shape))}>
          {text('form.addGroup', { name: field.label.text })}
        </Button>
      </FieldFrame>
    );
  return (
    <FieldFrame field={field} isRequired={props.isRequired} isGroup>
      <div className="form-group">
        <ObjectFields {...props} />
        {!props.isRequired && (
          <Button kind="quiet" icon="trash" disabled={isLocked} onClick={() => field.set(undefined)}>
            {text('form.removeGroup', { name: field.label.text })}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

interface VariantsFieldProps extends FieldProps {
  tag: string;
  variants: readonly FieldProps['shape'][];
}

/** One of several shapes: first which, then its fields. What two of them have in common stays when another is chosen. */
export function VariantsField({ tag, variants, ...props }: VariantsFieldProps): ReactNode {
  const { language, draw } = useForm();
  const field = useField(props);
  const chosen = variantOf(tag, variants, field.value);
  const tagName = `${props.name}.${tag}`;
  const fields = Object.keys(chosen?.properties ?? {}).filter((part) => part !== tag);
  return (
    <FieldFrame field={field} isRequired={props.isRequired} isGroup>
      <div className="form-group">
        <div className="ui-segments">
          {variants.map(({ properties = {} }) => {
            const value = properties[tag]?.const;
            return (
              <label key={String(value)}>
                <input
                  type="radio"
                  name={field.control.id}
                  checked={isJsonObject(field.value) && field.value[tag] === value}
                  disabled={field.lock !== undefined}
                  onChange={() => field.set({ ...kept(field.value, properties), [tag]: value })}
                />
                {valueLabel(tagName, value, language)}
              </label>
            );
          })}
        </div>
        {fields.map((part) => (
          <div key={part}>
            {draw({
              ...{ path: [...props.path, part], name: `${props.name}.${part}`, isRequired: true },
              shape: chosen?.properties?.[part] ?? {},
            })}
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}

function kept(value: unknown, properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => name in properties));
}
