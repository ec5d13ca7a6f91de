import type { FormState } from '../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { AccountPage } from '../../kit/account/account-page.tsx';
import { BenefitList } from '../../kit/account/benefit-list.tsx';
import { LogoutForm } from '../../kit/account/logout-form.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { LoginWays } from './login-ways.tsx';
import type { LoginFormProps } from './schema.ts';
import { styles } from './styles.ts';

interface LoginData {
  form: FormState;
  numberForm: FormState | undefined;
  visitor: KnownVisitor | undefined;
}

type Input = ViewInput<LoginFormProps, LoginData, never, never>;

/** Logging in, or who is logged in. The header shows the same in a dialog, which takes it from this page. */
export function view({ props, data, page }: Input) {
  const { form, numberForm, visitor } = data;
  const isFull = visitor?.kind === 'full';
  const hasRegistration = page.route('registration') !== undefined;
  return (
    <AccountPage
      page={page}
      name="login"
      aside={!isFull && hasRegistration && <NewHere benefits={props.benefits} page={page} />}
    >
      {isFull ? (
        <LoggedIn visitor={visitor} notice={form.notice} page={page} />
      ) : (
        <>
          {visitor?.kind === 'soft' && <Recognised firstName={visitor.firstName} page={page} />}
          <LoginWays form={form} numberForm={numberForm} page={page} />
        </>
      )}
    </AccountPage>
  );
}

interface LoggedInProps {
  visitor: Extract<KnownVisitor, { kind: 'full' }>;
  notice: FormState['notice'];
  page: PageView;
}

function LoggedIn({ visitor: { firstName, lastName }, notice, page }: LoggedInProps) {
  const account = page.route('account');
  return (
    <>
      <AccountNotice notice={notice} />
      <p className={accountForm.text}>
        {page.t('login-form.logged-in', { name: `${firstName} ${lastName}` })}
      </p>
      <div className={styles.actions}>
        {account !== undefined && (
          <a className={classNames(button.root, button.primary, button.small)} href={account}>
            {page.t('account-form.my-account')}
          </a>
        )}
        <LogoutForm block="login-form" page={page} />
      </div>
    </>
  );
}

/** Somebody whom the shop knows, and who has not proved it: the first name, and nothing else that others should not read. */
function Recognised({ firstName, page }: { firstName: string; page: PageView }) {
  return (
    <div className={styles.known}>
      <p>{page.t('login-form.recognised', { name: firstName })}</p>
      <LogoutForm block="login-form" page={page} label={page.t('login-form.not-me', { name: firstName })} />
    </div>
  );
}

function NewHere({ benefits, page }: { benefits: readonly string[]; page: PageView }) {
  return (
    <>
      <h2 className={accountForm.title}>{page.t('login-form.new', { name: page.tenant.name })}</h2>
      <BenefitList benefits={benefits} />
      <a className={classNames(button.root, button.secondary)} href={page.route('registration')}>
        {page.t('login-form.register')}
      </a>
    </>
  );
}
