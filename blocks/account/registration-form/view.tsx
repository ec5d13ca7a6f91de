import type { FormState } from '../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { BenefitList } from '../../kit/account/benefit-list.tsx';
import { BirthdayField } from '../../kit/account/birthday-field.tsx';
import { EmailField } from '../../kit/account/email-field.tsx';
import { PasswordField } from '../../kit/account/password-field.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { NameField } from './name-field.tsx';
import { SalutationChoice } from './salutation-choice.tsx';
import type { RegistrationFormProps } from './schema.ts';
import { TermsBox } from './terms-box.tsx';

interface RegistrationData {
  form: FormState;
  visitor: KnownVisitor | undefined;
}

type Input = ViewInput<RegistrationFormProps, RegistrationData, never, never>;

/** A new account: only what the shop needs to know. */
export function view({ props: { benefits }, data: { form, visitor }, page }: Input) {
  return (
    <section className={classNames(section.inner, accountForm.page)} id={page.nodeId}>
      <div className={accountForm.panels}>
        <div className={accountForm.panel}>
          {visitor?.kind === 'full' ? (
            <LoggedIn name={visitor.firstName} page={page} />
          ) : (
            <Registration state={form} page={page} />
          )}
        </div>
        {benefits.length > 0 && (
          <div className={classNames(accountForm.panel, accountForm.aside)}>
            <h2 className={accountForm.title}>{page.t('registration-form.benefits')}</h2>
            <BenefitList benefits={benefits} />
          </div>
        )}
      </div>
    </section>
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
  const id = `${page.nodeId}-form`;
  const { birthday } = state.rules;
  const fields = [
    { name: 'salutation', label: page.t('account-form.salutation') },
    { name: 'firstName', label: page.t('account-form.first-name') },
    { name: 'lastName', label: page.t('account-form.last-name') },
    ...(birthday === 'off' ? [] : [{ name: 'birthday', label: page.t('account-form.birthday') }]),
    { name: 'email', label: page.t('account-form.email') },
    { name: 'password', label: page.t('account-form.password') },
    { name: 'terms', label: page.t('registration-form.terms-label') },
  ];
  return (
    <AccountFormView
      block="registration-form"
      form="registration"
      id={id}
      action={page.route('registration') ?? ''}
      state={state}
      page={page}
      fields={fields}
      submit={page.t('registration-form.submit')}
      endsWithIt
      below={
        <p className={accountForm.links}>
          <LinkView link={{ route: 'login' }} page={page} otherwise="nothing">
            {page.t('registration-form.have-account')}
          </LinkView>
        </p>
      }
    >
      <SalutationChoice form={id} state={state} page={page} />
      <div className={accountForm.pair}>
        <NameField form={id} name="firstName" state={state} page={page} />
        <NameField form={id} name="lastName" state={state} page={page} />
      </div>
      {birthday !== 'off' && (
        <BirthdayField form={id} isRequired={birthday === 'required'} state={state} page={page} />
      )}
      <EmailField form={id} autoComplete="email" state={state} page={page} />
      <PasswordField
        form={id}
        name="password"
        label={page.t('account-form.password')}
        kind="new"
        state={state}
        page={page}
      />
      <TermsBox form={id} state={state} page={page} />
    </AccountFormView>
  );
}
