import { accountLimits } from '../../../schemas/account/account-limits.ts';
import type { FormState } from '../../../schemas/account/form-state.ts';
import { fieldId } from '../../kit/account/account-form-view.tsx';
import { faultOf } from '../../kit/account/fault-of.ts';
import { Field } from '../../kit/form/field.tsx';
import type { PageView } from '../../kit/define/page-view.ts';

interface NameFieldProps {
  /** The `id` of the form. */
  form: string;
  name: 'firstName' | 'lastName';
  state: FormState;
  page: PageView;
}

const kinds = {
  firstName: {
    label: 'account-form.first-name',
    wrong: 'special-characters',
    pattern: String.raw`[\p{L}\p{M}\p{N}'’.\s\-]*`,
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'account-form.last-name',
    wrong: 'special-characters-or-digits',
    pattern: String.raw`[\p{L}\p{M}'’.\s\-]*`,
    autoComplete: 'family-name',
  },
} as const;

/** A first or last name, without signs that no name has. (Requirements 3.057, 3.058, 5.013, 5.014, 5.016, 5.017) */
export function NameField({ form, name, state, page }: NameFieldProps) {
  const { label, wrong, pattern, autoComplete } = kinds[name];
  return (
    <Field
      id={fieldId(form, name)}
      label={page.t(label)}
      error={faultOf(state, name)}
      faults={{
        missing: page.t(`account.fault.${name}.missing`),
        wrong: page.t(`account.fault.${name}.${wrong}`),
      }}
      required
    >
      {(control) => (
        <input
          {...control}
          name={name}
          defaultValue={state.values[name]}
          maxLength={accountLimits.name}
          pattern={pattern}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
}
