import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { type LinePieces, piecesOf } from '../../../schemas/fulfilment/pieces.ts';
import type { ShipmentList } from '../../../schemas/fulfilment/shipment-list.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { OrderState } from '../../../schemas/order/states/order-machine.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { customerOfPage } from '../customer-of-page.ts';
import { revisionOf } from '../revision-of.ts';
import type { ReadShipments } from './sql-shipments.ts';

/** An order of a customer, as far as it is sent and comes back. */
interface SentOrder {
  number: string;
  state: OrderState;
  ordered: Pick<Ordered, 'lines'>;
}

type ArrivalWords = (arrival: readonly [string, string]) => string;

export interface ShipmentListLoaderParts {
  shipments: ReadShipments;
  tenants: ReadonlyMap<string, TenantConfig>;
  /** The newest orders of a customer, so many at most. Throws an outage. */
  ordersOf(tenant: string, customer: string, most: number): Promise<SentOrder[]>;
  arrivalWords(tenant: TenantConfig, locale: string, arrival: readonly [string, string]): string;
  /** In ms since 1970. */
  now: () => number;
}

/** Orders that are looked at: what was ordered before them has long come. */
const most = 50;
/** For how long a return is shown that has come, in ms. */
const shownMs = 60 * 86_400_000;

const args = z.strictObject({});

/** What of a customer's orders is under way, and what comes back of them. (Requirements 2.097, 2.098) */
export function createShipmentListLoader(parts: ShipmentListLoaderParts): Loader<typeof args> {
  return {
    name: 'shipment-list',
    args,
    dimensions: [],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal }) {
      const customer = customerOfPage(personal);
      const tenant = parts.tenants.get(slug);
      if (customer === null || !tenant) return { ok: false, reason: 'shipments are shown to their customer' };
      const orders = await parts.ordersOf(slug, customer, most);
      const known = await parts.shipments(
        slug,
        orders.map(({ number }) => number),
      );
      const arrivalWords: ArrivalWords = (arrival) => parts.arrivalWords(tenant, locale, arrival);
      const value: ShipmentList = {
        hasOrders: orders.length > 0,
        shipments: orders.flatMap((order) => shipmentsOf(order, known, arrivalWords)),
        returns: known.returns
          .filter(({ receivedAt }) => receivedAt === null || receivedAt > parts.now() - shownMs)
          .map(({ order, kind, pieces, way, declaredAt, receivedAt }) => ({
            ...{ order, kind, declaredAt, receivedAt },
            pickUpOn: way.kind === 'pick-up' ? way.day : null,
            articles: namesOf(linesOf(orders, order), pieces),
          })),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

/** Parcels that have not arrived, and what is still in the house. */
function shipmentsOf(
  { number: order, state, ordered: { lines } }: SentOrder,
  { parcels, cancellations }: Pick<Awaited<ReturnType<ReadShipments>>, 'parcels' | 'cancellations'>,
  arrivalWords: ArrivalWords,
): ShipmentList['shipments'] {
  const own = parcels.filter((parcel) => parcel.order === order);
  const onTheWay = own
    .filter(({ deliveredAt }) => deliveredAt === null)
    .map(({ carrier, trackingNumber, shippedAt, pieces }) => ({
      ...{ order, state: 'on-the-way' as const, parcel: { carrier, trackingNumber, shippedAt } },
      articles: namesOf(lines, pieces),
      arrival: arrivalOf(linesIn(lines, pieces), arrivalWords),
    }));
  if (state !== 'confirmed' && state !== 'in-fulfilment') return onTheWay;
  const gone = [...own, ...cancellations.filter((each) => each.order === order)].flatMap(
    ({ pieces }) => pieces,
  );
  const left = lines.filter(({ position, quantity }) => piecesOf(position, gone) < quantity);
  const preparing = {
    ...{ order, state: 'preparing' as const, parcel: null },
    articles: left.map(({ name }) => name),
    arrival: arrivalOf(left, arrivalWords),
  };
  return left.length === 0 ? onTheWay : [...onTheWay, preparing];
}

const linesOf = (orders: readonly SentOrder[], order: string): Ordered['lines'] =>
  orders.find(({ number }) => number === order)?.ordered.lines ?? [];

const linesIn = (lines: Ordered['lines'], pieces: readonly LinePieces[]): Ordered['lines'] =>
  lines.filter(({ position }) => piecesOf(position, pieces) > 0);

const namesOf = (lines: Ordered['lines'], pieces: readonly LinePieces[]): string[] =>
  linesIn(lines, pieces).map(({ name }) => name);

/** When the last of several articles is expected. */
function arrivalOf(lines: Ordered['lines'], arrivalWords: ArrivalWords): string {
  const [last] = lines.map(({ arrival }) => arrival).toSorted((one, other) => other[1].localeCompare(one[1]));
  return last ? arrivalWords(last) : '';
}
