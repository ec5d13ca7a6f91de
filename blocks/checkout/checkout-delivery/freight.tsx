import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId, type FieldPart } from '../../kit/account/form-part.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { TextField } from '../../kit/checkout/text-field.tsx';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';

/** When a forwarder comes, and how far up. */
export function Freight({ days, part }: { days: CheckoutState['freightDays']; part: FieldPart }) {
  const { form, state, page } = part;
  return (
    <fieldset className={checkoutStyles.group}>
      <legend className={checkoutStyles.heading}>{page.t('checkout-delivery.freight')}</legend>
      <p className={checkoutStyles.text}>{page.t('checkout-delivery.freight-why')}</p>
      <div className={checkoutStyles.pair}>
        <Field
          id={fieldId(form, 'day')}
          label={page.t('checkout.field.day')}
          error={faultOf(state, 'day')}
          faults={{ missing: page.t('checkout.fault.day.missing') }}
          required
        >
          {(control) => (
            <select {...control} className={field.select} name="day" defaultValue={state.values.day ?? ''}>
              <option value="">{page.t('checkout-delivery.choose-day')}</option>
              {days.map(({ day, words }) => (
                <option key={day} value={day}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField {...part} name="floor" hint={page.t('checkout-delivery.floor-hint')} />
      </div>
    </fieldset>
  );
}
