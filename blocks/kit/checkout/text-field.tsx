import { addressLimits } from '../../../schemas/address/address-line.ts';
import { faultOf } from '../account/fault-of.ts';
import { type FieldGroup, fieldId, type FieldPart } from '../account/form-part.ts';
import { Field } from '../form/field.tsx';

interface TextFieldProps extends FieldPart, FieldGroup {
  name: 'street' | 'houseNumber' | 'addition' | 'city' | 'phone' | 'floor';
  isOptional?: boolean;
  hint?: string;
  autoComplete?: string;
  inputMode?: 'tel';
}

/** Signs that a field is about, with the end of the key of what is said of others; a house number is whatever people write. */
const signs: Partial<Record<TextFieldProps['name'], { pattern: string; fault: string }>> = {
  city: { pattern: String.raw`[\p{L}\p{M}\p{N}'’.,\(\)\/ \-]*`, fault: 'special-characters' },
  phone: { pattern: String.raw`[0-9+\(\)\/ .\-]*`, fault: 'invalid' },
};

/** A line of text in a form of ordering. */
export function TextField(props: TextFieldProps) {
  const { form, name, state, page, prefix = '', isAlwaysShown = true, isOptional = false } = props;
  const allowed = signs[name];
  return (
    <Field
      id={fieldId(form, prefix + name)}
      label={page.t(isOptional ? `checkout.field.${name}-optional` : `checkout.field.${name}`)}
      hint={props.hint}
      error={faultOf(state, prefix + name)}
      faults={{
        missing: isOptional ? '' : page.t(`checkout.fault.${name}.missing`),
        wrong: allowed && page.t(`checkout.fault.${name}.${allowed.fault}`),
      }}
      required={!isOptional && (isAlwaysShown ? true : 'while-shown')}
    >
      {(control) => (
        <input
          {...control}
          name={prefix + name}
          defaultValue={state.values[prefix + name]}
          maxLength={addressLimits[name]}
          pattern={allowed?.pattern}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          type={props.inputMode === 'tel' ? 'tel' : undefined}
        />
      )}
    </Field>
  );
}
