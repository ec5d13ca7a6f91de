import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { PasswordField } from '../../kit/account/password-field.tsx';
import type { PageView } from '../../kit/define/page-view.ts';

interface PasswordFormProps {
  state: FormState;
  email: string;
  page: PageView;
}

/** A new password, for who knows the old one. */
export function PasswordForm({ state, email, page }: PasswordFormProps) {
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
        {/* Without a name it is not sent: password managers look here for whose password it is. */}
        <input autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          form={id}
          name="currentPassword"
          label={current}
          kind="current"
          state={state}
          page={page}
        />
        <PasswordField form={id} name="password" label={next} kind="new" state={state} page={page} />
      </AccountFormView>
    </div>
  );
}
