import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { PasswordField } from '../../kit/account/password-field.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { section } from '../../kit/section/section.ts';
import type { ResetPasswordFormProps } from './schema.ts';

type Input = ViewInput<ResetPasswordFormProps, { form: FormState }, never, never>;

/** A new password by the link of a mail, and the way to a new link. (Requirements 5.001–5.004, 8.016–8.018) */
export function view({ data: { form }, page }: Input) {
  const id = `${page.nodeId}-form`;
  const label = page.t('account-form.new-password');
  return (
    <section className={classNames(section.inner, accountForm.page)} id={page.nodeId}>
      <div className={accountForm.panels}>
        <div className={accountForm.panel}>
          <AccountFormView
            block="reset-password-form"
            form="reset-password"
            id={id}
            action={page.route('password-reset') ?? ''}
            state={form}
            page={page}
            fields={[{ name: 'password', label }]}
            submit={page.t('reset-password-form.submit')}
            failed={page.t('account.refused.reset')}
            below={
              <p className={accountForm.links}>
                <LinkView link={{ route: 'password-forgotten' }} page={page} otherwise="nothing">
                  {page.t('reset-password-form.new-link')}
                </LinkView>
              </p>
            }
          >
            <input type="hidden" name="token" value={form.values.token} />
            {/* Without a name it is not sent: password managers put here whose password it is. */}
            <input autoComplete="username" hidden />
            <PasswordField form={id} name="password" label={label} kind="new" state={form} page={page} />
          </AccountFormView>
        </div>
      </div>
    </section>
  );
}
