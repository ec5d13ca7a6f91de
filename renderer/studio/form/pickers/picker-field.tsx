import type { ReactNode } from 'react';
import type { LookupKind } from '../../../../schemas/editing/lookup.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { Combobox } from './combobox.tsx';
import { valueAt } from '../../../../schemas/editing/value-at.ts';

/** A product, a category, a data set, a voucher …: chosen by its words, kept by its name. */
export function PickerField({
  lookup,
  of,
  ...props
}: FieldProps & { lookup: LookupKind; of?: string }): ReactNode {
  const { node } = useForm();
  const field = useField(props);
  // Vouchers and banners stand in the file that the field beside them names.
  const file = valueAt(node, [...props.path.slice(0, -1), 'file']);
  const within = of ?? (typeof file === 'string' ? file : undefined);
  return (
    <FieldFrame field={field} isRequired={props.isRequired || props.shape.default !== undefined}>
      <Combobox
        field={field}
        value={typeof field.value === 'string' ? field.value : ''}
        placeholder={typeof props.shape.default === 'string' ? props.shape.default : undefined}
        request={{ kind: lookup, ...(within !== undefined && { of: within }) }}
        onChange={(value) => field.set(value === '' && !props.isRequired ? undefined : value)}
      />
    </FieldFrame>
  );
}
