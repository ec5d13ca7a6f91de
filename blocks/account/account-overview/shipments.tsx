import { carrierName } from '../../../schemas/fulfilment/carriers.ts';
import type { ShipmentList } from '../../../schemas/fulfilment/shipment-list.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

interface ShipmentsProps {
  /** Undefined: they cannot be had. */
  shipments: ShipmentList | undefined;
  page: PageView;
}

/** Parcels under way, and what is made ready. (Requirement 2.097) */
export function Shipments({ shipments: known, page }: ShipmentsProps) {
  if (!known) return <Text name="shipments.away" page={page} />;
  if (!known.hasOrders) return <Text name="shipments.nothing" page={page} />;
  if (known.shipments.length === 0) return <Text name="shipments.none" page={page} />;
  return (
    <ul className={styles.items}>
      {known.shipments.map((shipment) => (
        <Shipment
          key={`${shipment.order} ${shipment.parcel?.trackingNumber ?? ''}`}
          shipment={shipment}
          page={page}
        />
      ))}
    </ul>
  );
}

interface ShipmentProps {
  shipment: ShipmentList['shipments'][number];
  page: PageView;
}

function Shipment({ shipment: { order, state, parcel, articles, arrival }, page }: ShipmentProps) {
  return (
    <li>
      <p className={styles.state}>
        {page.t(`account-overview.state.${state}`) + (arrival === '' ? '' : `, ${arrival}`)}
      </p>
      <p>{articles.join(', ')}</p>
      {parcel && (
        <p className={accountPage.quiet}>
          {page.t('account-overview.parcel', {
            carrier: carrierName(parcel.carrier),
            number: parcel.trackingNumber,
            day: dayOf(parcel.shippedAt, page),
          })}
        </p>
      )}
      <OrderLink order={order} page={page} />
    </li>
  );
}

/** What comes back. (Requirement 2.098) */
export function Returns({ shipments: known, page }: ShipmentsProps) {
  if (!known) return <Text name="shipments.away" page={page} />;
  if (known.returns.length === 0) return <Text name="returns.none" page={page} />;
  return (
    <ul className={styles.items}>
      {known.returns.map((back) => (
        <li key={`${back.order} ${back.declaredAt}`}>
          <p className={styles.state}>{stateOfReturn(back, page)}</p>
          <p>{back.articles.join(', ')}</p>
          <p className={accountPage.quiet}>
            {page.t(`account-overview.declared.${back.kind}`, { day: dayOf(back.declaredAt, page) })}
          </p>
          <OrderLink order={back.order} page={page} />
        </li>
      ))}
    </ul>
  );
}

function stateOfReturn({ receivedAt, pickUpOn }: ShipmentList['returns'][number], page: PageView): string {
  if (receivedAt !== null) return page.t('account-overview.back.received', { day: dayOf(receivedAt, page) });
  return pickUpOn === null
    ? page.t('account-overview.back.label')
    : page.t('account-overview.back.pick-up', { day: page.date(`${pickUpOn}T12:00:00Z`) });
}

function OrderLink({ order, page }: { order: string; page: PageView }) {
  const href = page.route('account-order', { number: order });
  if (href === undefined) return null;
  return (
    <a className={accountPage.link} href={href}>
      {page.t('ledger.order', { number: order })}
    </a>
  );
}

function Text({ name, page }: { name: string; page: PageView }) {
  return <p className={accountForm.text}>{page.t(`account-overview.${name}`)}</p>;
}

const dayOf = (at: number, page: PageView): string => page.date(new Date(at).toISOString());
