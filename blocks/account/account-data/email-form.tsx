import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { CurrentPassword } from '../../kit/account/current-password.tsx';
import { EmailField } from '../../kit/account/email-field.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { Customer } from './customer.ts';
import { styles } from './styles.ts';

interface EmailFormProps {
  state: FormState;
  customer: Customer;
  page: PageView;
}

/** The address of the account, and another one for who knows the password; until its mailbox confirms it, nothing changes. */
export function EmailForm({ state, customer: { email, hasPassword }, page }: EmailFormProps) {
  const id = `${page.nodeId}.email`;
  const next = page.t('account-data.new-email');
  const current = page.t('account-data.current');
  const { pending } = state.values;
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t('account-data.email')}</h2>
      <p className={accountForm.text}>{page.t('account-data.email-now', { email })}</p>
      {pending !== undefined && (
        <p className={accountForm.text}>{page.t('account-data.email-pending', { email: pending })}</p>
      )}
      {hasPassword && <p className={accountForm.text}>{page.t('account-data.email-how')}</p>}
      {hasPassword && (
        <AccountFormView
          block="account-data"
          form="change-email"
          id={id}
          route="account-data"
          state={state}
          page={page}
          fields={[
            { name: 'email', label: next },
            { name: 'currentPassword', label: current },
          ]}
          submit={page.t('account-data.send-link')}
        >
          <EmailField form={id} autoComplete="email" label={next} state={state} page={page} />
          <CurrentPassword form={id} email={email} label={current} state={state} page={page} />
        </AccountFormView>
      )}
    </div>
  );
}

/** What the link of a mail leads to: a button, as programs follow links too; or that it is none. */
export function ConfirmEmail({ state, page }: { state: FormState; page: PageView }) {
  const { token, email = '' } = state.values;
  if (state.isOver && !state.notice) return null;
  return (
    <div className={classNames(accountForm.panel, styles.first)}>
      <h2 className={accountForm.title}>{page.t('account-data.confirm-email')}</h2>
      <AccountFormView
        block="account-data"
        form="confirm-email"
        id={`${page.nodeId}.confirm`}
        route="account-data"
        state={state}
        page={page}
        fields={[]}
        submit={page.t('account-data.confirm-submit')}
        hasRequired={false}
      >
        {email !== '' && <p className={accountForm.text}>{page.t('account-data.confirm-text', { email })}</p>}
        <input type="hidden" name="token" value={token} />
      </AccountFormView>
    </div>
  );
}
