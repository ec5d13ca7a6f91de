import { Field } from '../form/field.tsx';
import { faultOf } from './fault-of.ts';
import { fieldLabel } from './field-label.ts';
import { fieldId, type FieldPart } from './form-part.ts';

interface BirthdayFieldProps extends FieldPart {
  /** `while-shown`: as `FieldProps.required` has it. */
  isRequired: boolean | 'while-shown';
}

/** A birthday, typed as people write it, or as computers do when they fill it in. (Requirements 3.050, 5.012) */
export function BirthdayField({ form, isRequired, state, page }: BirthdayFieldProps) {
  return (
    <Field
      id={fieldId(form, 'birthday')}
      label={fieldLabel('birthday', page)}
      hint={page.t('account-form.birthday.hint')}
      error={faultOf(state, 'birthday')}
      faults={{
        missing: page.t('account.fault.birthday.missing'),
        wrong: page.t('account.fault.birthday.invalid'),
      }}
      required={isRequired}
    >
      {(control) => (
        <input
          {...control}
          name="birthday"
          defaultValue={state.values.birthday}
          pattern="\s*(\d{4}-\d{2}-\d{2}|\d{1,2}(\.\s?|-)\d{1,2}(\.\s?|-)\d{4})\s*"
          autoComplete="bday"
        />
      )}
    </Field>
  );
}
