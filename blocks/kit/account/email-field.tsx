import type { FormState } from '../../../schemas/account/form-state.ts';
import { Field } from '../form/field.tsx';
import type { PageView } from '../define/page-view.ts';
import { fieldId } from './account-form-view.tsx';
import { faultOf } from './fault-of.ts';

interface EmailFieldProps {
  /** The `id` of the form. */
  form: string;
  autoComplete: 'username' | 'email';
  state: FormState;
  page: PageView;
}

/** An e-mail address. No `type="email"`: browsers refuse letters in it that mailboxes have. (Requirement 5.005) */
export function EmailField({ form, autoComplete, state, page }: EmailFieldProps) {
  return (
    <Field
      id={fieldId(form, 'email')}
      label={page.t('account-form.email')}
      error={faultOf(state, 'email')}
      faults={{
        missing: page.t('account.fault.email.missing'),
        wrong: page.t('account.fault.email.invalid'),
      }}
      required
    >
      {(control) => (
        <input
          {...control}
          name="email"
          defaultValue={state.values.email}
          inputMode="email"
          pattern="\s*[^@\s]+@[^@\s]+\.[^@\s]+\s*"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
