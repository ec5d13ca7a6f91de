import type { FormState } from '../../../schemas/account/form-state.ts';
import { Field } from '../form/field.tsx';
import type { PageView } from '../define/page-view.ts';
import { fieldId } from './account-form-view.tsx';
import { faultOf } from './fault-of.ts';

interface BirthdayFieldProps {
  /** The `id` of the form. */
  form: string;
  isRequired: boolean;
  state: FormState;
  page: PageView;
}

/** A birthday, typed as people write it, or as computers do when they fill it in. (Requirements 3.050, 5.012) */
export function BirthdayField({ form, isRequired, state, page }: BirthdayFieldProps) {
  return (
    <Field
      id={fieldId(form, 'birthday')}
      label={page.t('account-form.birthday')}
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
          pattern="\s*(\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})\s*"
          autoComplete="bday"
        />
      )}
    </Field>
  );
}
