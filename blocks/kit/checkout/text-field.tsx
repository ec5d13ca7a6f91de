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

/** Signs that a field is about, where not all can be right; a house number is whatever people write. (Requirement 5.014) */
const patterns: Partial<Record<TextFieldProps['name'], string>> = {
  city: String.raw`[\p{L}\p{M}'’.,()\/ \-]*`,
  phone: String.raw`[0-9+()\/ .\-]*`,
};

/** A line of text in a form of ordering. */
export function TextField(props: TextFieldProps) {
  const { form, name, state, page, prefix = '', isAlwaysShown = true, isOptional = false } = props;
  const pattern = patterns[name];
  return (
    <Field
      id={fieldId(form, prefix + name)}
      label={page.t(isOptional ? `checkout.field.${name}-optional` : `checkout.field.${name}`)}
      hint={props.hint}
      error={faultOf(state, prefix + name)}
      faults={{
        missing: page.t(`checkout.fault.${name}.missing`),
        wrong: pattern === undefined ? undefined : page.t(`checkout.fault.${name}.special-characters`),
      }}
      required={!isOptional && (isAlwaysShown ? true : 'while-shown')}
    >
      {(control) => (
        <input
          {...control}
          name={prefix + name}
          defaultValue={state.values[prefix + name]}
          maxLength={80}
          pattern={pattern}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          type={props.inputMode === 'tel' ? 'tel' : undefined}
        />
      )}
    </Field>
  );
}
