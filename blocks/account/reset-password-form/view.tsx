import type { FormState } from '../../../schemas/account/form-state.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import { PasswordField } from '../../kit/account/password-field.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { ResetPasswordFormProps } from './schema.ts';

type Input = ViewInput<ResetPasswordFormProps, { form: FormState }, never, never>;

/** A new password by the link of a mail, and the way to a new link. (Requirements 5.001–5.004, 8.016–8.018) */
export function view({ data: { form: state }, page }: Input) {
  const id = `${page.nodeId}.form`;
  const label = page.t('account-form.new-password');
  return (
    <AccountPage page={page}>
      <AccountFormView
        block="reset-password-form"
        form="reset-password"
        id={id}
        route="password-reset"
        state={state}
        page={page}
        fields={[{ name: 'password', label }]}
        submit={page.t('reset-password-form.submit')}
        failed={page.t('account.refused.reset')}
        link={{ route: 'password-forgotten', label: page.t('reset-password-form.new-link') }}
      >
        <input type="hidden" name="token" value={state.values.token} />
        {/* Without a name it is not sent: password managers put here whose password it is. */}
        <input autoComplete="username" hidden />
        <PasswordField form={id} name="password" label={label} kind="new" state={state} page={page} />
      </AccountFormView>
    </AccountPage>
  );
}
