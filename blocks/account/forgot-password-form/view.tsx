import type { FormState } from '../../../schemas/account/form-state.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import { CaptchaBox } from '../../kit/account/captcha-box.tsx';
import { EmailField } from '../../kit/account/email-field.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { ForgotPasswordFormProps } from './schema.ts';

type Input = ViewInput<ForgotPasswordFormProps, { form: FormState }, never, never>;

/** Asks for a link to set a new password. (Requirements 2.093–2.095) */
export function view({ data: { form: state }, page }: Input) {
  const id = `${page.nodeId}.form`;
  return (
    <AccountPage page={page} name="forgot-password">
      <AccountFormView
        block="forgot-password-form"
        form="forgot-password"
        id={id}
        route="password-forgotten"
        state={state}
        page={page}
        fields={['email', 'captcha']}
        submit={page.t('forgot-password-form.submit')}
        endsWithIt
        link={{ route: 'login', label: page.t('account-form.to-login') }}
      >
        <EmailField form={id} autoComplete="username" state={state} page={page} />
        <CaptchaBox form={id} state={state} page={page} />
      </AccountFormView>
    </AccountPage>
  );
}
