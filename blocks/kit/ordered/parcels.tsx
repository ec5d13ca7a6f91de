import type { ShownParcel } from '../../../schemas/parcel/shown-parcel.ts';
import { checkoutStyles } from '../checkout/checkout-styles.ts';
import { orderPage } from '../checkout/order-page-styles.ts';
import type { PageView } from '../define/page-view.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { parcelStyles as styles } from './parcel-styles.ts';

interface ParcelsProps {
  parcels: readonly ShownParcel[];
  page: PageView;
}

const icons: Readonly<Record<ShownParcel['state'], IconName>> = {
  announced: 'info',
  'on-the-way': 'truck',
  'out-for-delivery': 'truck',
  delivered: 'check',
  delayed: 'warning',
  returned: 'return',
};

/** Where the parcels of an order are, each with what its carrier says; nothing while there are none. */
export function Parcels({ parcels, page }: ParcelsProps) {
  if (parcels.length === 0) return null;
  const id = `${page.nodeId}.parcels`;
  return (
    <section className={orderPage.panel} aria-labelledby={id}>
      <h2 className={checkoutStyles.heading} id={id}>
        {page.t('ordered.parcels', { count: parcels.length })}
      </h2>
      <ul className={styles.root}>
        {parcels.map((parcel) => (
          <li key={`${parcel.carrier} ${parcel.trackingNumber}`} className={styles.parcel}>
            <Parcel parcel={parcel} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parcel({ parcel, page }: { parcel: ShownParcel; page: PageView }) {
  const { carrier, trackingNumber, sent, state, page: href, articles, isAway } = parcel;
  const t = (key: string, values?: Record<string, string | number>): string =>
    page.t(`ordered.parcel.${key}`, values);
  return (
    <>
      <div className={styles.head} data-state={state}>
        <Icon name={icons[state]} />
        <div>
          <h3 className={styles.state}>{t(`state.${state}`)}</h3>
          <p className={styles.quiet}>{t(`next.${state}`)}</p>
        </div>
      </div>
      {isAway && <p className={styles.away}>{t('away')}</p>}
      <dl className={orderPage.facts}>
        <div>
          <dt>{t('carrier')}</dt>
          <dd>{carrier}</dd>
        </div>
        <div>
          <dt>{t('number')}</dt>
          <dd>{trackingNumber}</dd>
        </div>
        <div>
          <dt>{t('sent')}</dt>
          <dd>{sent}</dd>
        </div>
      </dl>
      <ul className={styles.articles}>
        {articles.map(({ name, quantity }, at) => (
          <li key={`${at} ${name}`}>{t('article', { name, quantity })}</li>
        ))}
      </ul>
      <Events parcel={parcel} page={page} />
      {href !== null && (
        <a className={checkoutStyles.link} href={href} rel="noopener noreferrer">
          {t('follow', { carrier })}
        </a>
      )}
    </>
  );
}

function Events({ parcel: { events, trackingNumber }, page }: { parcel: ShownParcel; page: PageView }) {
  if (events.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{page.t('ordered.parcel.events', { number: trackingNumber })}</summary>
      <ol className={styles.events}>
        {events.map(({ when, place, state }, at) => (
          <li key={`${at} ${when}`}>
            {page.t(`ordered.parcel.state.${state}`)}
            <span>{place === '' ? when : page.t('ordered.parcel.event', { when, place })}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
