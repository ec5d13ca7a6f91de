import type { TrackingState } from '../../../schemas/fulfilment/tracking-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { FindOrder } from './find-order.tsx';
import type { OrderTrackingProps } from './schema.ts';
import { TrackedOrder } from './tracked-order.tsx';

type Input = ViewInput<OrderTrackingProps, { state: TrackingState }, never, never>;

/** How far an order is, for whoever has no account. */
export function view({ props: { level }, data: { state }, page }: Input) {
  const { order, notice, faults } = state;
  if (order) return <TrackedOrder level={level} order={order} state={state} page={page} />;
  return (
    <OrderPage
      level={level}
      kind="open"
      title={page.t('order-tracking.title')}
      texts={[page.t('order-tracking.text')]}
      page={page}
    >
      <AccountNotice notice={faults.length > 0 ? null : notice} />
      <div className={orderPage.panel}>
        <FindOrder state={state} page={page} />
      </div>
    </OrderPage>
  );
}
