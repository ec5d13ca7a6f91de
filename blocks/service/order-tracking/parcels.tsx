import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { styles } from './styles.ts';
import type { OrderPart } from './order-part.ts';

/** What is on its way or has come, by whom and by which number. */
export function Parcels({ order: { parcels }, page }: OrderPart) {
  if (parcels.length === 0) return null;
  const t = (key: string, values?: Record<string, string>): string => page.t(`order-tracking.${key}`, values);
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.parcels`}>
      <h2 className={checkoutStyles.heading} id={`${page.nodeId}.parcels`}>
        {t('parcels')}
      </h2>
      <ul className={styles.list}>
        {parcels.map(({ carrier, trackingNumber, sent, arrived, articles }) => (
          <li key={`${carrier} ${trackingNumber}`}>
            <p className={styles.parcel}>
              <b>{carrier}</b>
              <span className={styles.number}>{t('parcel.number', { number: trackingNumber })}</span>
            </p>
            <p>{arrived === '' ? t('parcel.sent', { day: sent }) : t('parcel.arrived', { day: arrived })}</p>
            <ul>
              {articles.map((article) => (
                <li key={article}>{article}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
