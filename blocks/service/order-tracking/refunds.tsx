import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { OrderPart } from './order-part.ts';
import { styles } from './styles.ts';

/** The money that went back. */
export function Refunds({ order: { refunds }, page }: OrderPart) {
  if (refunds.length === 0) return null;
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.refunds`}>
      <h2 className={checkoutStyles.heading} id={`${page.nodeId}.refunds`}>
        {page.t('order-tracking.refunds')}
      </h2>
      <ul className={styles.amounts}>
        {refunds.map(({ amount, at }, index) => (
          <li key={`${index} ${at}`}>
            {page.t('order-tracking.refund', { day: at })}
            <b>{page.price(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
