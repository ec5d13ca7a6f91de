import { Field } from '../form/field.tsx';
import { faultOf } from './fault-of.ts';
import { fieldLabel } from './field-label.ts';
import { fieldId, type FieldPart } from './form-part.ts';

interface EmailFieldProps extends FieldPart {
  autoComplete: 'username' | 'email';
  hint?: string;
  /** Default: that of every form. */
  label?: string;
}

/** An e-mail address. No `type="email"`: browsers refuse letters in it that mailboxes have. (Requirement 5.005) */
export function EmailField({ form, autoComplete, hint, label, state, page }: EmailFieldProps) {
  return (
    <Field
      id={fieldId(form, 'email')}
      label={label ?? fieldLabel('email', page)}
      hint={hint}
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
