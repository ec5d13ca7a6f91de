import { Fragment, type ReactNode } from 'react';
import type { FormState } from '../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import { customerNumberText } from '../../kit/account/customer-number-text.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { AdvertisingForm } from './advertising-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { ConfirmEmail, EmailForm } from './email-form.tsx';
import { type FormName, formNames } from './load.ts';
import { PasswordForm } from './password-form.tsx';
import type { AccountDataProps } from './schema.ts';
import { styles } from './styles.ts';

type AccountData = Record<FormName, FormState> & { visitor: KnownVisitor | undefined };
type Input = ViewInput<AccountDataProps, AccountData, never, never>;

/** Who is logged in, as the shop has it, with forms to change it. (Requirements 2.027, 2.101–2.103) */
export function view({ props: { level }, data: { visitor, ...states }, page }: Input) {
  const Hello = `h${level}` as const;
  if (!visitor)
    return (
      <AccountPage page={page}>
        <Hello className={accountForm.title}>{page.t('account-data.who')}</Hello>
        <AccountNotice notice={{ kind: 'bad', text: page.t('account-page.data-away') }} />
      </AccountPage>
    );
  if (visitor.kind !== 'full') return <LogIn page={page} />;
  const number = customerNumberText(visitor.customerNumber);
  const shown = { customer: visitor, page };
  const cards: Readonly<Record<FormName, ReactNode>> = {
    confirming: <ConfirmEmail state={states.confirming} page={page} />,
    details: <DetailsForm state={states.details} {...shown} />,
    email: <EmailForm state={states.email} {...shown} />,
    password: <PasswordForm state={states.password} {...shown} />,
    advertising: <AdvertisingForm state={states.advertising} page={page} />,
  };
  // What was just sent without a script is seen first: the browser shows the page from its top.
  const isTold = (name: FormName): boolean => states[name].notice !== null;
  const ordered = [...formNames.filter(isTold), ...formNames.filter((name) => !isTold(name))];
  return (
    <section className={classNames(section.inner, accountForm.page)} id={page.nodeId}>
      <div className={styles.head}>
        <Hello className={classNames(section.title, styles.hello)}>
          {page.t('account-data.hello', { name: visitor.firstName })}
        </Hello>
        <p>{page.t('account-data.number', { number })}</p>
      </div>
      <div className={styles.cards}>
        {ordered.map((name) => (
          <Fragment key={name}>{cards[name]}</Fragment>
        ))}
        {visitor.bonusProgram && <Loyalty page={page} />}
      </div>
    </section>
  );
}

/** The loyalty programme, for who takes part, where the shop has it. (Requirement 3.009) */
function Loyalty({ page }: { page: PageView }) {
  const card = page.route('account-payback');
  if (card === undefined) return null;
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t('account-data.loyalty')}</h2>
      <p className={accountForm.text}>{page.t('account-data.loyalty-text')}</p>
      <a className={classNames(button.root, button.secondary)} href={card}>
        {page.t('account-data.loyalty-link')}
      </a>
    </div>
  );
}

/** What stands here for nobody; the shop leads such visitors to the login before. */
function LogIn({ page }: { page: PageView }) {
  const login = page.route('login');
  return (
    <AccountPage page={page}>
      <p className={accountForm.text}>{page.t('account-data.log-in')}</p>
      {login !== undefined && (
        <a className={classNames(button.root, button.primary)} href={login}>
          {page.t('account-form.to-login')}
        </a>
      )}
    </AccountPage>
  );
}
