import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { CaptchaBox } from '../../kit/account/captcha-box.tsx';
import { EmailField } from '../../kit/account/email-field.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { section } from '../../kit/section/section.ts';
import type { ForgotPasswordFormProps } from './schema.ts';

type Input = ViewInput<ForgotPasswordFormProps, { form: FormState }, never, never>;

/** Asks for a link to set a new password. (Requirements 2.093–2.095) */
export function view({ data: { form }, page }: Input) {
  const id = `${page.nodeId}-form`;
  return (
    <section
      className={classNames(section.inner, accountForm.page)}
      id={page.nodeId}
      data-role="forgot-password"
    >
      <div className={accountForm.panels}>
        <div className={accountForm.panel}>
          <AccountFormView
            block="forgot-password-form"
            form="forgot-password"
            id={id}
            action={page.route('password-forgotten') ?? ''}
            state={form}
            page={page}
            fields={[
              { name: 'email', label: page.t('account-form.email') },
              { name: 'captcha', label: page.t('account-form.captcha') },
            ]}
            submit={page.t('forgot-password-form.submit')}
            endsWithIt
            below={
              <p className={accountForm.links}>
                <LinkView link={{ route: 'login' }} page={page} otherwise="nothing">
                  {page.t('account-form.to-login')}
                </LinkView>
              </p>
            }
          >
            <EmailField form={id} autoComplete="username" state={form} page={page} />
            <CaptchaBox form={id} state={form} page={page} />
          </AccountFormView>
        </div>
      </div>
    </section>
  );
}
