import type { TrackedOrder as Order } from '../../../schemas/fulfilment/tracking-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { LineSteps } from '../../kit/ordered/line-steps.tsx';
import { Parcels } from '../../kit/ordered/parcels.tsx';
import { Returns } from '../../kit/ordered/returns.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Dues } from './dues.tsx';
import { OrderLinks } from './order-links.tsx';
import type { OrderPart } from './order-part.ts';
import { Refunds } from './refunds.tsx';
import { SendBack } from './send-back.tsx';

/** Which states are good news, and which need a look. */
const kinds: Partial<Record<Order['state'], 'good' | 'bad'>> = {
  ...{ confirmed: 'good', 'in-fulfilment': 'good', shipped: 'good', delivered: 'good', closed: 'good' },
  cancelled: 'bad',
};

/** How far an order is, what happens next, and what can be done with it. */
export function TrackedOrder(props: OrderPart & { level: 1 | 2 }) {
  const { level, order, state, page } = props;
  const t = (key: string): string => page.t(`order-tracking.${key}`);
  return (
    <OrderPage
      level={level}
      kind={kinds[order.state] ?? 'open'}
      title={t(`state.${order.state}`)}
      texts={[t(`next.${order.state}`)]}
      page={page}
    >
      <AccountNotice notice={state.faults.length > 0 ? null : state.notice} />
      <dl className={orderPage.facts}>
        <div>
          <dt>{t('number')}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{t('placed')}</dt>
          <dd>{order.placed}</dd>
        </div>
      </dl>
      <Parcels parcels={order.parcels} page={page} />
      <Articles {...props} />
      <Returns returns={order.returns} page={page} />
      <Refunds {...props} />
      <Dues {...props} />
      <OrderLinks {...props} />
      <SendBack {...props} />
      <CancelOrder {...props} />
    </OrderPage>
  );
}

function Articles({ order: { lines }, page }: OrderPart) {
  const steps = new Map(
    lines.map((line) => [String(line.position), <LineSteps steps={line.steps} page={page} />] as const),
  );
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.articles`}>
      <h2 className={checkoutStyles.heading} id={`${page.nodeId}.articles`}>
        {page.t('order-tracking.articles')}
      </h2>
      <OrderLines
        lines={lines.map(({ position, steps: _steps, ...line }) => ({
          ...{ ...line, key: String(position) },
          ...{ services: [], energy: null, tyre: null },
        }))}
        page={page}
        below={steps}
      />
    </section>
  );
}
