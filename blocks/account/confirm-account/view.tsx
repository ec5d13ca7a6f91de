import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import { PersonFields, personFields } from '../../kit/account/person-fields.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { ConfirmAccountProps } from './schema.ts';

type Input = ViewInput<ConfirmAccountProps, { form: FormState }, never, never>;

/**
 * One button, as following a link alone proves nothing: programs that read mails follow links too. Where the link's reader may
 * be another than who registered, the form of a registration, in which its reader sets the password.
 */
export function view({ data: { form: state }, page }: Input) {
  const id = `${page.nodeId}.form`;
  const { asksPerson = false } = state;
  return (
    <AccountPage page={page}>
      <AccountFormView
        block="confirm-account"
        form="confirm-account"
        id={id}
        route="confirm-account"
        state={state}
        page={page}
        fields={asksPerson ? personFields({ state, page }) : []}
        submit={page.t(asksPerson ? 'confirm-account.create' : 'confirm-account.submit')}
        hasRequired={asksPerson}
        link={{ route: 'login', label: page.t('account-form.to-login') }}
      >
        <p className={accountForm.text}>
          {page.t(asksPerson ? 'confirm-account.who' : 'confirm-account.text')}
        </p>
        <input type="hidden" name="token" value={state.values.token} />
        {asksPerson ? (
          <PersonFields form={id} state={state} page={page}>
            {/* Without a name it is not sent: password managers put here whose password it is. */}
            <input autoComplete="username" hidden />
          </PersonFields>
        ) : (
          <input type="hidden" name="known" value="yes" />
        )}
      </AccountFormView>
    </AccountPage>
  );
}
