import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { ConfirmAccountProps } from './schema.ts';

type Input = ViewInput<ConfirmAccountProps, { form: FormState }, never, never>;

/** One button: following a link alone proves nothing, as programs that read mails follow links too. */
export function view({ data: { form: state }, page }: Input) {
  return (
    <AccountPage page={page}>
      <AccountFormView
        block="confirm-account"
        form="confirm-account"
        id={`${page.nodeId}.form`}
        route="confirm-account"
        state={state}
        page={page}
        fields={[]}
        submit={page.t('confirm-account.submit')}
        hasRequired={false}
        link={{ route: 'login', label: page.t('account-form.to-login') }}
      >
        <p className={accountForm.text}>{page.t('confirm-account.text')}</p>
        <input type="hidden" name="token" value={state.values.token} />
      </AccountFormView>
    </AccountPage>
  );
}
