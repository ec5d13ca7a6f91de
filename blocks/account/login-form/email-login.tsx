import type { FormState } from '../../../schemas/account/form-state.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { CaptchaBox } from '../../kit/account/captcha-box.tsx';
import { EmailField } from '../../kit/account/email-field.tsx';
import { fieldLabel } from '../../kit/account/field-label.ts';
import { PasswordField } from '../../kit/account/password-field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** Address and password. (Requirements 2.090, 2.092) */
export function EmailLogin({ state, page }: { state: FormState; page: PageView }) {
  const id = `${page.nodeId}.form`;
  return (
    <AccountFormView
      block="login-form"
      form="login"
      id={id}
      route="login"
      state={state}
      page={page}
      fields={['email', 'password', 'captcha']}
      submit={page.t('login-form.submit')}
      link={{ route: 'password-forgotten', label: page.t('login-form.forgotten') }}
    >
      <input type="hidden" name="target" value={state.target} />
      <EmailField form={id} autoComplete="username" state={state} page={page} />
      <PasswordField
        form={id}
        name="password"
        label={fieldLabel('password', page)}
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
