import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import { type Carrier, CarrierRefused, CarrierUnavailable } from '../../../outbound/carrier/carrier.ts';
import type { CarrierAddress } from '../../../outbound/carrier/carrier-messages.ts';
import type { Delivery } from '../../../outbound/queue/delivery.ts';
import type { Fulfilment } from '../fulfilment.ts';
import type { CarrierTask } from '../carrier-task.ts';

export interface CarrierTaskParts {
  carrier: Pick<Carrier, 'label' | 'pickUp'>;
  fulfilment: Pick<Fulfilment, 'read' | 'giveLabel'>;
  /** Where returns go to. */
  warehouseOf(tenant: string): CarrierAddress;
}

/** Asks the carrier for what a return needs: its label, or that it is fetched. Throws an outage of the database. */
export async function doCarrierTask(
  { carrier, fulfilment, warehouseOf }: CarrierTaskParts,
  { tenant, number, key, kind }: CarrierTask,
): Promise<Delivery> {
  const order = await fulfilment.read({ tenant, number });
  const declared = order?.returns.find((each) => each.key === key);
  if (!order || !declared || !isNeeded(declared, kind)) return { ok: true };
  const asked = {
    ...{ id: `${tenant} ${number} ${key}`, reference: number, locale: order.ordered.locale },
    ...{ from: senderOf(order), to: warehouseOf(tenant) },
  };
  try {
    if (declared.way.kind === 'pick-up') await carrier.pickUp({ ...asked, day: declared.way.day });
    else await fulfilment.giveLabel({ tenant, number }, { key, ...(await carrier.label(asked)) });
    return { ok: true };
  } catch (error) {
    if (error instanceof CarrierRefused) return { ok: false, isPermanent: true, reason: 'refused' };
    if (error instanceof CarrierUnavailable) return { ok: false, isPermanent: false, reason: 'unavailable' };
    throw error;
  }
}

/** What has come meanwhile needs nothing any more. */
function isNeeded({ way, received }: OrderReturn, kind: CarrierTask['kind']): boolean {
  if (received !== null || way.kind !== kind) return false;
  return way.kind === 'pick-up' || way.label === null;
}

/** Where the goods are: where they were brought, but for what was fetched at a shop. */
function senderOf({ ordered: { billing, place } }: FulfilledOrder): CarrierAddress {
  const at = place.kind === 'home' ? (place.address ?? billing) : billing;
  const { firstName, lastName, street, houseNumber, addition, postalCode, city, country } = at;
  return {
    name: `${firstName} ${lastName}`,
    street: [`${street} ${houseNumber}`, addition].filter((each) => each !== '').join(', '),
    ...{ postalCode, city, country },
  };
}
