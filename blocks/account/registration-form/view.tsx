import type { FormState } from '../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import { BenefitList } from '../../kit/account/benefit-list.tsx';
import { EmailField } from '../../kit/account/email-field.tsx';
import { PersonFields, personFields } from '../../kit/account/person-fields.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import type { RegistrationFormProps } from './schema.ts';

interface RegistrationData {
  form: FormState;
  visitor: KnownVisitor | undefined;
}

type Input = ViewInput<RegistrationFormProps, RegistrationData, never, never>;

/** A new account: only what the shop needs to know. */
export function view({ props: { benefits }, data: { form, visitor }, page }: Input) {
  return (
    <AccountPage page={page} aside={benefits.length > 0 && <Benefits benefits={benefits} page={page} />}>
      {visitor?.kind === 'full' ? (
        <LoggedIn name={visitor.firstName} page={page} />
      ) : (
        <Registration state={form} page={page} />
      )}
    </AccountPage>
  );
}

function Benefits({ benefits, page }: { benefits: readonly string[]; page: PageView }) {
  return (
    <>
      <h2 className={accountForm.title}>{page.t('registration-form.benefits')}</h2>
      <BenefitList benefits={benefits} />
    </>
  );
}

function LoggedIn({ name, page }: { name: string; page: PageView }) {
  const account = page.route('account');
  return (
    <>
      <p className={accountForm.text}>{page.t('registration-form.logged-in', { name })}</p>
      {account !== undefined && (
        <a className={classNames(button.root, button.primary)} href={account}>
          {page.t('account-form.my-account')}
        </a>
      )}
    </>
  );
}

function Registration({ state, page }: { state: FormState; page: PageView }) {
  const id = `${page.nodeId}.form`;
  return (
    <AccountFormView
      block="registration-form"
      form="registration"
      id={id}
      route="registration"
      state={state}
      page={page}
      fields={personFields({ state, page }, ['email'])}
      submit={page.t('registration-form.submit')}
      endsWithIt
      link={{ route: 'login', label: page.t('registration-form.have-account') }}
    >
      <PersonFields form={id} state={state} page={page}>
        <EmailField form={id} autoComplete="email" state={state} page={page} />
      </PersonFields>
    </AccountFormView>
  );
}
