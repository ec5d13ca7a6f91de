import type { OrderState } from '../../../schemas/order/order-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { inOrderCurrency } from '../../kit/checkout/in-order-currency.ts';
import { OrderFacts } from '../../kit/checkout/order-facts.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { PayForm } from '../../kit/checkout/pay-form.tsx';
import { ToOrder, tokenQuery } from '../../kit/checkout/to-order.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PaymentResultProps } from './schema.ts';

type Input = ViewInput<PaymentResultProps, { state: OrderState }, never, never>;
type Order = NonNullable<OrderState['order']>;

/** What has become of a payment, as the provider has told the shop, and never as an address says. (Requirements 2.016, 2.022) */
export function view({ props, data: { state }, page: readersPage }: Input) {
  const { order, notice } = state;
  const page = inOrderCurrency(readersPage, order?.ordered.currency);
  const t = (key: string): string => page.t(`payment-result.${key}`);
  if (!order)
    return (
      <OrderPage level={props.level} kind="open" title={t('none')} texts={[t('none-text')]} page={page} />
    );
  const outcome = outcomeOf(order);
  return (
    <OrderPage
      level={props.level}
      kind={kinds[outcome]}
      title={t(`${outcome}.title`)}
      texts={[page.t(`payment-result.${outcome}.text`, { email: order.ordered.contact.email })]}
      page={page}
    >
      <AccountNotice notice={state.faults.length > 0 ? null : notice} />
      <OrderFacts order={order} page={page} />
      {outcome === 'accepted' && (
        <ToOrder order={order} label={page.t('payment-result.to-order')} page={page} />
      )}
      {outcome === 'waiting' && <Again order={order} page={page} />}
      {(outcome === 'failed' || outcome === 'unreachable') && (
        <>
          <PayForm block="payment-result" state={state} order={order} page={page} />
          {props.canGiveUp && <GiveUp page={page} />}
        </>
      )}
    </OrderPage>
  );
}

const kinds = {
  accepted: 'good',
  waiting: 'open',
  unreachable: 'bad',
  failed: 'bad',
  returned: 'open',
  cancelled: 'open',
} as const;

function outcomeOf({ isCancelled, progress, methods }: Order): keyof typeof kinds {
  if (progress === 'returned') return progress;
  if (isCancelled && methods.length === 0) return 'cancelled';
  if (progress === 'waiting' || progress === 'unreachable') return progress;
  return progress === 'failed' || progress === 'expired' ? 'failed' : 'accepted';
}

/** Asks for this page anew. */
function Again({ order: { token }, page }: { order: Order; page: PageView }) {
  return (
    <p className={checkoutStyles.actions}>
      <a className={classNames(button.root, button.secondary)} href={`?${tokenQuery(token, page)}`}>
        {page.t('payment-result.look-again')}
      </a>
    </p>
  );
}

/** Cancels the order; its articles stay in the basket. */
function GiveUp({ page }: { page: PageView }) {
  return (
    <form className={checkoutStyles.form} method="post">
      <input type="hidden" name="form" value="give-up" />
      <p className={checkoutStyles.note}>{page.t('payment-result.give-up-text')}</p>
      <div className={checkoutStyles.actions}>
        <button className={classNames(button.root, button.secondary)}>
          {page.t('payment-result.give-up')}
        </button>
      </div>
    </form>
  );
}
