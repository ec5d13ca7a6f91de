import type { FormState } from '../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import { customerNumberText } from '../../kit/account/customer-number-text.ts';
import { fieldLabel } from '../../kit/account/field-label.ts';
import { LogoutForm } from '../../kit/account/logout-form.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { PasswordForm } from './password-form.tsx';
import type { AccountDataProps } from './schema.ts';
import { styles } from './styles.ts';

interface AccountData {
  form: FormState;
  visitor: KnownVisitor | undefined;
}

type Customer = Extract<KnownVisitor, { kind: 'full' }>;
type Input = ViewInput<AccountDataProps, AccountData, never, never>;

/** Who is logged in, as the shop has it, with a new password and the way out. (Requirements 2.101–2.103) */
export function view({ props: { level }, data: { form, visitor }, page }: Input) {
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
  return (
    <section className={classNames(section.inner, accountForm.page)} id={page.nodeId}>
      <div className={styles.head}>
        <div>
          <Hello className={classNames(section.title, styles.hello)}>
            {page.t('account-data.hello', { name: visitor.firstName })}
          </Hello>
          <p>{page.t('account-data.number', { number })}</p>
        </div>
        <LogoutForm block="account-data" page={page} />
      </div>
      <div className={styles.cards}>
        <Facts customer={visitor} page={page} />
        <PasswordForm state={form} email={visitor.email} page={page} />
      </div>
    </section>
  );
}

function Facts({ customer, page }: { customer: Customer; page: PageView }) {
  const { salutation, firstName, lastName, email, birthday } = customer;
  const title = salutation === 'none' ? '' : `${page.t(`account-form.salutation.${salutation}`)} `;
  const facts = [
    [page.t('account-data.name'), `${title}${firstName} ${lastName}`],
    [fieldLabel('email', page), email],
    [fieldLabel('customerNumber', page), customerNumberText(customer.customerNumber)],
    [
      fieldLabel('birthday', page),
      // The middle of the day is the same date in every time zone that the shop sells in.
      birthday === null ? page.t('account-data.untold') : page.date(`${birthday}T12:00:00Z`),
    ],
  ];
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t('account-data.who')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
