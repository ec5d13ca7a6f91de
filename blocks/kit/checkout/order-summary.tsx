import type { Basket } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { Amounts } from '../basket/amounts.tsx';
import type { PageView } from '../define/page-view.ts';
import { checkoutStyles } from './checkout-styles.ts';
import { basketLines, checkoutAmounts } from './ordered-goods.ts';
import { OrderLines } from './order-lines.tsx';
import { orderSummary as styles } from './order-summary-styles.ts';

interface OrderSummaryProps {
  state: CheckoutState;
  basket: Basket;
  page: PageView;
}

/** What is ordered, beside every step; on a phone it opens from a line that always shows the total. */
export function OrderSummary({ state, basket, page }: OrderSummaryProps) {
  const back = page.route('basket');
  return (
    <aside className={styles.root} aria-label={page.t('checkout.summary')}>
      <details className={styles.details} data-role="order-summary">
        <summary className={styles.head}>
          <span className={styles.name}>
            {page.t('checkout.summary')}
            <small>{page.t('checkout.pieces', { count: basket.count })}</small>
          </span>
          <b className={styles.total}>{page.price(state.total)}</b>
        </summary>
        <div className={styles.body}>
          <OrderLines lines={basketLines(basket, state.arrivals)} page={page} />
          <Amounts amounts={checkoutAmounts(basket, state)} page={page} />
          {back !== undefined && (
            <a className={checkoutStyles.link} href={back}>
              {page.t('checkout.change-basket')}
            </a>
          )}
        </div>
      </details>
    </aside>
  );
}
