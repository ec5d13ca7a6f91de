import type { FormState } from '../../../schemas/account/form-state.ts';
import { AccountFormView } from './account-form-view.tsx';
import { CaptchaBox } from './captcha-box.tsx';
import { EmailField } from './email-field.tsx';
import { fieldLabel } from './field-label.ts';
import { PasswordField } from './password-field.tsx';
import { field } from '../form/field-styles.ts';
import type { PageView } from '../define/page-view.ts';

interface EmailLoginProps {
  /** The block whose action sends the form. */
  block: string;
  state: FormState;
  page: PageView;
}

/** Logging in by address and password. (Requirements 2.090, 2.092) */
export function EmailLogin({ block, state, page }: EmailLoginProps) {
  const id = `${page.nodeId}.form`;
  return (
    <AccountFormView
      block={block}
      form="login"
      id={id}
      route="login"
      state={state}
      page={page}
      fields={['email', 'password', 'captcha']}
      submit={page.t('account-form.log-in')}
      link={{ route: 'password-forgotten', label: page.t('account-form.forgotten') }}
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
        {page.t('account-form.stay')}
      </label>
      <CaptchaBox form={id} state={state} page={page} />
    </AccountFormView>
  );
}
