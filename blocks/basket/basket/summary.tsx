import type { Basket, BasketState } from '../../../schemas/basket/basket.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { basketAmounts } from '../../kit/basket/basket-amounts.ts';
import { Amounts } from '../../kit/basket/amounts.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { Payment } from './payment.tsx';
import type { BasketProps } from './schema.ts';
import { summaryStyles as styles } from './summary-styles.ts';
import { Voucher } from './voucher.tsx';

interface SummaryProps {
  state: BasketState;
  props: BasketProps;
  page: PageView;
}

/** What it costs in all, how it comes, a voucher, and the way to the checkout. */
export function Summary({ state, props, page }: SummaryProps) {
  const { basket } = state;
  const id = `${page.nodeId}.summary`;
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`} data-key="summary">
      <h2 className={styles.title} id={`${id}-title`}>
        {page.t('basket.summary')}
      </h2>
      <Amounts amounts={basketAmounts(basket)} page={page} />
      <DeliveryChoice state={state} page={page} />
      <Voucher state={state} page={page} />
      <ToCheckout basket={basket} page={page} />
      <Payment total={basket.total} props={props} page={page} />
    </section>
  );
}

/** The way to the checkout, in a build that has one; what cannot be ordered says so beside it. */
export function ToCheckout({ basket, page }: { basket: Basket; page: PageView }) {
  const checkout = page.route('checkout');
  if (checkout === undefined) return null;
  const classes = classNames(button.root, button.primary);
  const why = `${page.nodeId}.why`;
  if (basket.canOrder)
    return (
      <a className={classes} href={checkout}>
        {page.t('basket.checkout')}
      </a>
    );
  return (
    <div className={styles.cannot}>
      <button type="button" className={classes} aria-disabled="true" aria-describedby={why}>
        {page.t('basket.checkout')}
      </button>
      <p id={why}>{page.t('basket.cannot-order')}</p>
    </div>
  );
}
