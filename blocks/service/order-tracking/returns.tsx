import type { TrackedOrder } from '../../../schemas/fulfilment/tracking-state.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { styles } from './styles.ts';
import type { OrderPart } from './order-part.ts';

/** What comes back, how far that is, and the money that went back. */
export function Returns({ order: { returns, refunds }, page }: OrderPart) {
  if (returns.length === 0 && refunds.length === 0) return null;
  const t = (key: string, values?: Record<string, string>): string => page.t(`order-tracking.${key}`, values);
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.returns`}>
      <h2 className={checkoutStyles.heading} id={`${page.nodeId}.returns`}>
        {t('returns')}
      </h2>
      <ul className={styles.list}>
        {returns.map((each, at) => (
          <li key={`${at} ${each.declared}`}>
            <p>
              <b>{t(`return.${each.kind}`, { day: each.declared })}</b>
            </p>
            <p>{t(...nextOf(each))}</p>
            <ul>
              {each.articles.map((article) => (
                <li key={article}>{article}</li>
              ))}
            </ul>
          </li>
        ))}
        {refunds.map(({ amount, at }, index) => (
          <li key={`${index} ${at}`}>
            <p className={styles.parcel}>
              <span>{t('refund', { day: at })}</span>
              <b className={styles.number}>{page.price(amount)}</b>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has become of a return, or is to be done for it: the key of a text and what it names. */
function nextOf({
  received,
  pickUp,
}: TrackedOrder['returns'][number]): [key: string, values?: Record<string, string>] {
  if (received !== '') return ['return.received', { day: received }];
  return pickUp === '' ? ['return.by-label'] : ['return.pick-up', { day: pickUp }];
}
