import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { CaptchaBox } from '../../kit/account/captcha-box.tsx';
import { EmailField } from '../../kit/account/email-field.tsx';
import { PasswordField } from '../../kit/account/password-field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';

/** Address and password. (Requirements 2.090, 2.092) */
export function EmailLogin({ state, page }: { state: FormState; page: PageView }) {
  const id = `${page.nodeId}-form`;
  const fields = [
    { name: 'email', label: page.t('account-form.email') },
    { name: 'password', label: page.t('account-form.password') },
    { name: 'captcha', label: page.t('account-form.captcha') },
  ];
  return (
    <AccountFormView
      block="login-form"
      form="login"
      id={id}
      action={page.route('login') ?? ''}
      state={state}
      page={page}
      fields={fields}
      submit={page.t('login-form.submit')}
      below={
        <p className={accountForm.links}>
          <LinkView link={{ route: 'password-forgotten' }} page={page} otherwise="nothing">
            {page.t('login-form.forgotten')}
          </LinkView>
        </p>
      }
    >
      <input type="hidden" name="target" value={state.target} />
      <EmailField form={id} autoComplete="username" state={state} page={page} />
      <PasswordField
        form={id}
        name="password"
        label={page.t('account-form.password')}
        kind="current"
        state={state}
        page={page}
      />
      <label className={field.choice}>
        <input
          className={field.tick}
          type="checkbox"
          name="stay"
          value="yes"
          defaultChecked={state.values.stay === 'yes'}
        />
        {page.t('login-form.stay')}
      </label>
      <CaptchaBox form={id} state={state} page={page} />
    </AccountFormView>
  );
}
