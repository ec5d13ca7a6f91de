import type { OrderState } from '../../../schemas/order/order-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { OrderFacts } from '../../kit/checkout/order-facts.tsx';
import { orderedLines } from '../../kit/checkout/ordered-goods.ts';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { PayForm } from '../../kit/checkout/pay-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PayLinkProps } from './schema.ts';

type Input = ViewInput<PayLinkProps, { state: OrderState }, never, never>;

/** An open amount, behind a link of a mail, and the means by which it can be paid once. (Requirement 2.021) */
export function view({ props, data: { state }, page }: Input) {
  const { order, notice } = state;
  const t = (key: string): string => page.t(`pay-link.${key}`);
  if (!order)
    return (
      <OrderPage level={props.level} kind="bad" title={t('none')} texts={[t('none-text')]} page={page} />
    );
  const isOpen = order.methods.length > 0;
  return (
    <OrderPage
      level={props.level}
      kind={isOpen ? 'open' : 'good'}
      title={t(isOpen ? 'title' : 'paid')}
      texts={[t(isOpen ? 'text' : 'paid-text')]}
      page={page}
    >
      <AccountNotice notice={state.faults.length > 0 ? null : notice} />
      <OrderFacts order={order} page={page} />
      <div className={orderPage.panel}>
        <OrderLines lines={orderedLines(order.ordered, order.arrivals)} page={page} />
      </div>
      <PayForm block="pay-link" state={state} order={order} page={page} />
    </OrderPage>
  );
}
