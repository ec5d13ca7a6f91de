import type { PayLinkState } from '../../../schemas/order/pay-link-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderFacts } from '../../kit/checkout/order-facts.tsx';
import { orderedLines } from '../../kit/checkout/ordered-goods.ts';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { inOrderCurrency } from '../../kit/checkout/in-order-currency.ts';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { PayForm } from '../../kit/checkout/pay-form.tsx';
import { ToOrder } from '../../kit/checkout/to-order.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PayLinkProps } from './schema.ts';

type Input = ViewInput<PayLinkProps, { state: PayLinkState }, never, never>;

/** An open amount, behind a link of a mail, and the means by which it can be paid once. (Requirement 2.021) */
export function view({ props, data: { state }, page: readersPage }: Input) {
  const { order, notice, refusal } = state;
  const page = inOrderCurrency(readersPage, order?.ordered.currency);
  const outcome = order ? (refusal ?? 'open') : (refusal ?? 'none');
  return (
    <OrderPage
      level={props.level}
      kind={outcome === 'paid' ? 'good' : order ? 'open' : 'bad'}
      title={page.t(`pay-link.${outcome}.title`)}
      texts={[page.t(`pay-link.${outcome}.text`)]}
      page={page}
    >
      <AccountNotice notice={state.faults.length > 0 ? null : notice} />
      {order ? (
        <>
          <OrderFacts order={order} page={page} />
          {outcome === 'paid' && <ToOrder order={order} label={page.t('pay-link.to-order')} page={page} />}
          <div className={orderPage.panel}>
            <OrderLines lines={orderedLines(order.ordered, order.arrivals)} page={page} />
          </div>
          <PayForm block="pay-link" state={state} order={order} page={page} />
        </>
      ) : (
        <ToService page={page} />
      )}
    </OrderPage>
  );
}

/** What to do with a link that opens nothing: people help. */
function ToService({ page }: { page: PageView }) {
  const service = page.route('service');
  if (service === undefined) return null;
  return (
    <p className={checkoutStyles.actions}>
      <a className={classNames(button.root, button.secondary)} href={service}>
        {page.t('pay-link.to-service')}
      </a>
    </p>
  );
}
