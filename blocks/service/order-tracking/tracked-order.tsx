import type { TrackingState } from '../../../schemas/order/tracking-state.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';

type Order = NonNullable<TrackingState['order']>;

interface TrackedOrderProps {
  level: 1 | 2;
  order: Order;
  page: PageView;
}

/** Which states are good news, and which need a look. */
const kinds: Partial<Record<Order['state'], 'good' | 'bad'>> = {
  ...{ confirmed: 'good', 'in-fulfilment': 'good', shipped: 'good', delivered: 'good', closed: 'good' },
  cancelled: 'bad',
};

/** How far an order is, what happens next, and what can be done with it. */
export function TrackedOrder({ level, order, page }: TrackedOrderProps) {
  const { number, placed, state, lines } = order;
  const t = (key: string): string => page.t(`order-tracking.${key}`);
  return (
    <OrderPage
      level={level}
      kind={kinds[state] ?? 'open'}
      title={t(`state.${state}`)}
      texts={[t(`next.${state}`)]}
      page={page}
    >
      <dl className={orderPage.facts}>
        <div>
          <dt>{t('number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('placed')}</dt>
          <dd>{placed}</dd>
        </div>
      </dl>
      <div className={orderPage.panel}>
        <OrderLines
          lines={lines.map(({ position, ...line }) => ({
            ...line,
            key: String(position),
            services: [],
            energy: null,
            tyre: null,
          }))}
          page={page}
        />
      </div>
      <Actions order={order} page={page} />
    </OrderPage>
  );
}

const actions = ['pay', 'invoice', 'withdraw'] as const;

function Actions({ order: { links }, page }: { order: Order; page: PageView }) {
  const offered = actions.flatMap((name) => {
    const href = links[name];
    return href === null ? [] : [{ name, href }];
  });
  if (offered.length === 0) return null;
  return (
    <p className={checkoutStyles.actions}>
      {offered.map(({ name, href }) => (
        <a
          key={name}
          className={classNames(button.root, name === 'pay' ? button.primary : button.secondary)}
          href={href}
        >
          {page.t(`order-tracking.${name}`)}
        </a>
      ))}
    </p>
  );
}
