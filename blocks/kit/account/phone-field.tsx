import { addressLimits } from '../../../schemas/address/address-line.ts';
import { Field } from '../form/field.tsx';
import { faultOf } from './fault-of.ts';
import { fieldLabel } from './field-label.ts';
import { fieldId, type FieldPart } from './form-part.ts';

/** A telephone number, which nobody has to tell. */
export function PhoneField({ form, state, page }: FieldPart) {
  return (
    <Field
      id={fieldId(form, 'phone')}
      label={fieldLabel('phone', page)}
      error={faultOf(state, 'phone')}
      faults={{ missing: '', wrong: page.t('account.fault.phone.invalid') }}
      required={false}
    >
      {(control) => (
        <input
          {...control}
          name="phone"
          type="tel"
          defaultValue={state.values.phone}
          maxLength={addressLimits.phone}
          pattern={String.raw`[0-9+\(\)\/ .\-]*`}
          autoComplete="tel"
        />
      )}
    </Field>
  );
}
