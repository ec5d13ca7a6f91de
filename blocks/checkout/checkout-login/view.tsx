import type { ReactNode } from 'react';
import type { FormState } from '../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import type { BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { EmailLogin } from '../../kit/account/email-login.tsx';
import { LogoutForm } from '../../kit/account/logout-form.tsx';
import { CheckoutPage } from '../../kit/checkout/checkout-page.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { CheckoutLoginProps } from './schema.ts';
import { styles } from './styles.ts';

interface LoginData {
  state: CheckoutState;
  basket: BasketState;
  form: FormState;
  visitor: KnownVisitor | undefined;
}

/** As whom somebody orders: as a guest, as a customer, or as a new one. (Requirement 2.004) */
export function view({ props, data, page }: ViewInput<CheckoutLoginProps, LoginData, never, never>) {
  const { state, basket, form, visitor } = data;
  return (
    <CheckoutPage
      state={state}
      basket={basket.basket}
      level={props.level}
      title={page.t('checkout-login.title')}
      page={page}
    >
      <div className={styles.ways}>
        <Way name="guest" page={page}>
          <Guest page={page} />
        </Way>
        <Way name="customer" page={page}>
          {visitor?.kind === 'soft' && <Recognised firstName={visitor.firstName} page={page} />}
          {/* Wherever the form is drawn next, it leads back to ordering. */}
          <EmailLogin
            block="checkout-login"
            state={{ ...form, target: page.route('checkout') ?? '' }}
            page={page}
          />
        </Way>
        <NewCustomer page={page} />
      </div>
    </CheckoutPage>
  );
}

function Way({
  name,
  page,
  children,
}: {
  name: 'guest' | 'customer' | 'new';
  page: PageView;
  children: ReactNode;
}) {
  const id = `${page.nodeId}.${name}`;
  return (
    <section className={styles.way} aria-labelledby={id} data-role={name}>
      <h2 className={accountForm.title} id={id}>
        {page.t(`checkout-login.${name}`)}
      </h2>
      {children}
    </section>
  );
}

function Guest({ page }: { page: PageView }) {
  return (
    <>
      <p className={accountForm.text}>{page.t('checkout-login.guest-text')}</p>
      <form method="post">
        <input type="hidden" name="form" value="guest" />
        <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
          {page.t('checkout-login.as-guest')}
        </button>
      </form>
    </>
  );
}

/** Somebody whom the shop knows, and who has not proved it. */
function Recognised({ firstName, page }: { firstName: string; page: PageView }) {
  return (
    <div className={styles.known}>
      <p>{page.t('checkout-login.recognised', { name: firstName })}</p>
      <LogoutForm
        block="checkout-login"
        page={page}
        label={page.t('checkout-login.not-me', { name: firstName })}
      />
    </div>
  );
}

function NewCustomer({ page }: { page: PageView }) {
  const registration = page.route('registration');
  if (registration === undefined) return null;
  return (
    <Way name="new" page={page}>
      <p className={accountForm.text}>{page.t('checkout-login.new-text')}</p>
      <a className={classNames(button.root, button.secondary, accountForm.submit)} href={registration}>
        {page.t('checkout-login.register')}
      </a>
    </Way>
  );
}
