import type { TrackedOrder } from '../../../schemas/fulfilment/tracking-state.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { Transfer } from '../../kit/ordered/transfer.tsx';
import type { OrderPart } from './order-part.ts';
import { styles } from './styles.ts';

/** What is to be paid still, until when, and how. */
export function Dues({ order: { dues, number }, page }: OrderPart) {
  if (dues.length === 0) return null;
  const until = ({ day, isLate }: TrackedOrder['dues'][number]): string =>
    day === ''
      ? page.t('order-tracking.due.none')
      : page.t(isLate ? 'order-tracking.due.late' : 'order-tracking.due.day', { day });
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.dues`}>
      <h2 className={checkoutStyles.heading} id={`${page.nodeId}.dues`}>
        {page.t('order-tracking.owed')}
      </h2>
      <ul className={styles.amounts}>
        {dues.map((due) => (
          <li key={`${due.kind} ${due.number}`}>
            {[page.t(`order-tracking.due.${due.kind}`, { number: due.number }), until(due)].join(', ')}
            <b>{page.price(due.open)}</b>
          </li>
        ))}
      </ul>
      <Transfer purpose={number} page={page} />
    </section>
  );
}
