import { faultOf } from '../account/fault-of.ts';
import { type FieldGroup, fieldId, type FieldPart } from '../account/form-part.ts';
import { Field } from '../form/field.tsx';

interface PostalCodeFieldProps extends FieldPart, FieldGroup {
  name: 'postalCode' | 'shopSearch';
  country: string;
  isOptional?: boolean;
  autoComplete: string;
}

/** Postal codes of a country with letters; others have digits alone. */
const lettered: Readonly<Record<string, string>> = { NL: String.raw`\s*[1-9]\d{3}\s?[A-Za-z]{2}\s*` };
/** Least digits; what is in it says the server. */
const digits: Readonly<Record<string, number>> = { AT: 4, CH: 4, DE: 5 };

/** A postal code, with the keyboard that its country needs. (Requirements 3.064, 5.011, 5.023) */
export function PostalCodeField(props: PostalCodeFieldProps) {
  const { form, name, state, page, prefix = '', isAlwaysShown = true, isOptional = false, country } = props;
  const letters = lettered[country];
  const invalid = page.t('checkout.fault.postalCode.invalid');
  return (
    <Field
      id={fieldId(form, prefix + name)}
      label={page.t('checkout.field.postalCode')}
      error={faultOf(state, prefix + name)}
      faults={{
        missing: page.t('checkout.fault.postalCode.missing'),
        wrong: letters === undefined ? page.t('checkout.fault.postalCode.digits-only') : invalid,
        short: invalid,
      }}
      required={!isOptional && (isAlwaysShown ? true : 'while-shown')}
    >
      {(control) => (
        <input
          {...control}
          name={prefix + name}
          defaultValue={state.values[prefix + name]}
          minLength={digits[country]}
          maxLength={12}
          pattern={letters ?? String.raw`[\d\s]*`}
          inputMode={letters === undefined ? 'numeric' : 'text'}
          autoCapitalize={letters === undefined ? undefined : 'characters'}
          autoComplete={props.autoComplete}
          data-city={name === 'postalCode' ? fieldId(form, `${prefix}city`) : undefined}
        />
      )}
    </Field>
  );
}
