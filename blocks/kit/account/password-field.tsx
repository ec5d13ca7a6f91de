import { Field } from '../form/field.tsx';
import { accountForm as styles } from './account-form-styles.ts';
import { faultOf } from './fault-of.ts';
import { fieldId, type FormPart } from './form-part.ts';

interface PasswordFieldProps extends FormPart {
  name: 'password' | 'currentPassword';
  label: string;
  /** A new one has to be long enough; one that exists is as it is. */
  kind: 'current' | 'new';
}

/**
 * A password: whoever cannot see what was typed may look at it, by a button that a script shows. Pasting is allowed, and its
 * length is not cut: what is too long is told. (Requirements 5.001–5.004)
 */
export function PasswordField({ form, name, label, kind, state, page }: PasswordFieldProps) {
  const id = fieldId(form, name);
  const isNew = kind === 'new';
  const min = state.rules.passwordMin;
  return (
    <Field
      id={id}
      label={label}
      hint={isNew ? page.t('account-form.password.hint', { min }) : undefined}
      error={faultOf(state, name)}
      faults={{
        missing: page.t(`account.fault.${name}.missing`),
        wrong: page.t('account.fault.password.too-long'),
        short: isNew ? page.t('account.fault.password.too-short', { min }) : undefined,
      }}
      required
    >
      {(control) => (
        <div className={styles.secret}>
          <input
            {...control}
            type="password"
            name={name}
            minLength={isNew ? min : undefined}
            pattern={isNew ? '[^]{0,128}' : undefined}
            placeholder={isNew ? page.t('account-form.password.placeholder', { min }) : undefined}
            autoComplete={`${kind}-password`}
            spellCheck={false}
          />
          <button
            className={styles.show}
            type="button"
            data-show={id}
            data-other={page.t('account-form.password.hide')}
            aria-label={page.t('account-form.password.show')}
            hidden
          >
            <span>{page.t('account-form.password.show-short')}</span>
            <span>{page.t('account-form.password.hide-short')}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
