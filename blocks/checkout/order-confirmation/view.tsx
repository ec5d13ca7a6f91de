import type { OrderState } from '../../../schemas/order/order-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { Amounts } from '../../kit/basket/amounts.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { inOrderCurrency } from '../../kit/checkout/in-order-currency.ts';
import { OrderFacts } from '../../kit/checkout/order-facts.tsx';
import { OrderedDetails } from '../../kit/ordered/ordered-details.tsx';
import { orderedAmounts, orderedLines } from '../../kit/checkout/ordered-goods.ts';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { BecomeCustomer } from './become-customer.tsx';
import type { OrderConfirmationProps } from './schema.ts';

type Input = ViewInput<OrderConfirmationProps, { state: OrderState }, never, never>;
type Order = NonNullable<OrderState['order']>;

/** What was ordered, as it was ordered, and what happens next. (Requirement 2.014) */
export function view({ props, data: { state }, page: readersPage }: Input) {
  const { order } = state;
  const page = inOrderCurrency(readersPage, order?.ordered.currency);
  const t = (key: string, values?: Record<string, string>) => page.t(`order-confirmation.${key}`, values);
  if (!order)
    return (
      <OrderPage level={props.level} kind="open" title={t('none')} texts={[t('none-text')]} page={page} />
    );
  const { email } = order.ordered.contact;
  const what = order.isCancelled ? 'cancelled' : order.progress === 'waiting' ? 'waiting' : 'placed';
  return (
    <OrderPage
      level={props.level}
      kind={what === 'placed' ? 'good' : 'open'}
      title={t(what)}
      texts={[t(`${what}-text`, { email })]}
      page={page}
    >
      <AccountNotice notice={state.faults.length > 0 ? null : state.notice} />
      <OrderFacts order={order} page={page} />
      <Goods order={order} page={page} />
      <OrderedDetails order={order} page={page} />
      {order.canRegister && <BecomeCustomer state={state} order={order} page={page} />}
      <Links order={order} page={page} />
    </OrderPage>
  );
}

function Goods({ order: { ordered, arrivals }, page }: { order: Order; page: PageView }) {
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.goods`}>
      <h2 className={accountForm.title} id={`${page.nodeId}.goods`}>
        {page.t('checkout.summary')}
      </h2>
      <OrderLines lines={orderedLines(ordered, arrivals)} page={page} />
      <Amounts amounts={orderedAmounts(ordered)} page={page} byRate />
    </section>
  );
}

function Links({ order: { invoice }, page }: { order: Order; page: PageView }) {
  const home = page.route('home');
  return (
    <p className={checkoutStyles.actions}>
      {/* A call has one address in every language. */}
      {invoice !== null && (
        <a className={classNames(button.root, button.secondary)} href={invoice}>
          {page.t('order-confirmation.invoice')}
        </a>
      )}
      {home !== undefined && (
        <a className={checkoutStyles.link} href={home}>
          {page.t('order-confirmation.go-shopping')}
        </a>
      )}
    </p>
  );
}
