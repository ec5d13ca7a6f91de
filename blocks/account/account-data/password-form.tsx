import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { CurrentPassword } from '../../kit/account/current-password.tsx';
import { PasswordField } from '../../kit/account/password-field.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { Customer } from './customer.ts';

interface PasswordFormProps {
  state: FormState;
  customer: Customer;
  page: PageView;
}

/** A new password, for who knows the old one; who has none is offered to set one by a link. (Requirement 3.010) */
export function PasswordForm({ state, customer: { email, hasPassword }, page }: PasswordFormProps) {
  if (!hasPassword) return <FirstPassword email={email} page={page} />;
  const id = `${page.nodeId}.form`;
  const current = page.t('account-data.current');
  const next = page.t('account-form.new-password');
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t('account-data.change')}</h2>
      <AccountFormView
        block="account-data"
        form="change-password"
        id={id}
        route="account-data"
        state={state}
        page={page}
        fields={[
          { name: 'currentPassword', label: current },
          { name: 'password', label: next },
        ]}
        submit={page.t('account-data.save')}
      >
        <CurrentPassword form={id} email={email} label={current} state={state} page={page} />
        <PasswordField form={id} name="password" label={next} kind="new" state={state} page={page} />
      </AccountFormView>
    </div>
  );
}

function FirstPassword({ email, page }: { email: string; page: PageView }) {
  const forgotten = page.route('password-forgotten');
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t('account-data.first-password')}</h2>
      <p className={accountForm.text}>{page.t('account-data.first-password-text', { email })}</p>
      {forgotten !== undefined && (
        <a className={classNames(button.root, button.primary)} href={forgotten}>
          {page.t('account-data.first-password-link')}
        </a>
      )}
    </div>
  );
}
