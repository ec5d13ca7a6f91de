import { accountLimits } from '../../../schemas/account/account-limits.ts';
import { faultOf } from './fault-of.ts';
import { fieldLabel } from './field-label.ts';
import { type FieldGroup, fieldId, type FieldPart } from './form-part.ts';
import { Field } from '../form/field.tsx';

interface NameFieldProps extends FieldPart, FieldGroup {
  name: 'firstName' | 'lastName';
}

const kinds = {
  firstName: {
    wrong: 'special-characters',
    pattern: String.raw`[\p{L}\p{M}\p{N}'’.\s\-]*`,
    autoComplete: 'given-name',
  },
  lastName: {
    wrong: 'special-characters-or-digits',
    pattern: String.raw`[\p{L}\p{M}'’.\s\-]*`,
    autoComplete: 'family-name',
  },
} as const;

/** A first or last name, without signs that no name has. (Requirements 3.057, 3.058, 5.013, 5.014, 5.016, 5.017) */
export function NameField({ form, name, state, page, ...more }: NameFieldProps) {
  const { prefix = '', group, isAlwaysShown = true } = more;
  const { wrong, pattern, autoComplete } = kinds[name];
  return (
    <Field
      id={fieldId(form, prefix + name)}
      label={fieldLabel(name, page)}
      error={faultOf(state, prefix + name)}
      faults={{
        missing: page.t(`account.fault.${name}.missing`),
        wrong: page.t(`account.fault.${name}.${wrong}`),
      }}
      required={isAlwaysShown ? true : 'while-shown'}
    >
      {(control) => (
        <input
          {...control}
          name={prefix + name}
          defaultValue={state.values[prefix + name]}
          maxLength={accountLimits.name}
          pattern={pattern}
          autoComplete={group ? `${group} ${autoComplete}` : autoComplete}
        />
      )}
    </Field>
  );
}
