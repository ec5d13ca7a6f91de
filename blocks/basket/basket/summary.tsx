import type { Basket, BasketState } from '../../../schemas/basket/basket.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PageView } from '../../kit/define/page-view.ts';
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
      <Amounts basket={basket} page={page} />
      <DeliveryChoice state={state} page={page} />
      <Voucher state={state} page={page} />
      <ToCheckout basket={basket} page={page} />
      <Payment total={basket.total} props={props} page={page} />
    </section>
  );
}

function Amounts({ basket, page }: { basket: Basket; page: PageView }) {
  const { goods, voucher, shipping, total, vat } = basket;
  const t = (key: string, values?: Record<string, string>) => page.t(`basket.${key}`, values);
  const tax = vat.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <dl className={styles.amounts} data-role="amounts">
      <div>
        <dt>{t('goods')}</dt>
        <dd>{page.price(goods)}</dd>
      </div>
      {voucher && voucher.discount > 0 && (
        <div className={styles.good}>
          <dt>{t('discount', { code: voucher.code })}</dt>
          <dd>{`\u2212${page.price(voucher.discount)}`}</dd>
        </div>
      )}
      <Cost name={t('shipping')} cents={shipping.parcel} page={page} />
      {shipping.freight > 0 && <Cost name={t('freight')} cents={shipping.freight} page={page} />}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd data-role="total">{page.price(total)}</dd>
      </div>
      <div className={styles.tax}>
        <dt>{t('tax')}</dt>
        <dd>{page.price(tax)}</dd>
      </div>
    </dl>
  );
}

function Cost({ name, cents, page }: { name: string; cents: number; page: PageView }) {
  return (
    <div className={cents === 0 ? styles.good : undefined}>
      <dt>{name}</dt>
      <dd>{cents === 0 ? page.t('basket.free') : page.price(cents)}</dd>
    </div>
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
