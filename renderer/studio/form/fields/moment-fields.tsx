import type { ReactNode } from 'react';
import { useText } from '../../text/text-context.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { localMoment, zonedMoment } from '../node/zoned-moment.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';

/** Day and time on the shop's clocks; kept with their offset, so that they mean the same everywhere. */
export function MomentField(props: FieldProps): ReactNode {
  const { shop } = useForm();
  const text = useText();
  const field = useField(props);
  const shown = typeof field.value === 'string' ? localMoment(field.value, shop.timeZone) : undefined;
  return (
    <FieldFrame field={field} isRequired={props.isRequired} note={text('form.zone', { zone: shop.timeZone })}>
      <input
        {...field.control}
        className="ui-input"
        type="datetime-local"
        readOnly={field.lock !== undefined}
        value={shown ?? ''}
        onChange={({ target }) => field.set(zonedMoment(target.value, shop.timeZone))}
      />
    </FieldFrame>
  );
}

/** A day without a time. */
export function DayField(props: FieldProps): ReactNode {
  const field = useField(props);
  return (
    <FieldFrame field={field} isRequired={props.isRequired}>
      <input
        {...field.control}
        className="ui-input form-short"
        type="date"
        readOnly={field.lock !== undefined}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target }) => field.set(target.value === '' ? undefined : target.value)}
      />
    </FieldFrame>
  );
}
