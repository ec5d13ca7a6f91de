import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { section } from '../../kit/section/section.ts';
import type { ConfirmAccountProps } from './schema.ts';

type Input = ViewInput<ConfirmAccountProps, { form: FormState }, never, never>;

/** One button: following a link alone proves nothing, as programs that read mails follow links too. */
export function view({ data: { form }, page }: Input) {
  return (
    <section className={classNames(section.inner, accountForm.page)} id={page.nodeId}>
      <div className={accountForm.panels}>
        <div className={accountForm.panel}>
          <AccountFormView
            block="confirm-account"
            form="confirm-account"
            id={`${page.nodeId}-form`}
            action={page.route('confirm-account') ?? ''}
            state={form}
            page={page}
            fields={[]}
            submit={page.t('confirm-account.submit')}
            hasRequired={false}
            below={
              <p className={accountForm.links}>
                <LinkView link={{ route: 'login' }} page={page} otherwise="nothing">
                  {page.t('account-form.to-login')}
                </LinkView>
              </p>
            }
          >
            <p className={accountForm.text}>{page.t('confirm-account.text')}</p>
            <input type="hidden" name="token" value={form.values.token} />
          </AccountFormView>
        </div>
      </div>
    </section>
  );
}
