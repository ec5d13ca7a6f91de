import type { TrackedOrder as Order } from '../../../schemas/fulfilment/tracking-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderLinks } from './order-links.tsx';
import type { OrderPart } from './order-part.ts';
import { Parcels } from './parcels.tsx';
import { Returns } from './returns.tsx';
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
      <Parcels {...props} />
      <Articles {...props} />
      <Returns {...props} />
      <OrderLinks {...props} />
      <SendBack {...props} />
      <CancelOrder {...props} />
    </OrderPage>
  );
}

function Articles({ order: { lines, parcels }, page }: OrderPart) {
  // While all is as far as the order is, its title says it.
  const areApart = parcels.length > 0 || new Set(lines.map(({ state }) => state)).size > 1;
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.articles`}>
      <h2 className={checkoutStyles.heading} id={`${page.nodeId}.articles`}>
        {page.t('order-tracking.articles')}
      </h2>
      <OrderLines
        lines={lines.map(({ position, state, arrival, ...line }) => ({
          ...line,
          key: String(position),
          arrival: [areApart ? page.t(`order-tracking.line.${state}`) : '', arrival]
            .filter((each) => each !== '')
            .join(' · '),
          services: [],
          energy: null,
          tyre: null,
        }))}
        page={page}
      />
    </section>
  );
}
