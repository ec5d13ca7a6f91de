import type { ReturnLabel } from '../../outbound/carrier/carrier.ts';
import { writeLabel } from './sql-fulfilment.ts';
import type { Done, Work } from './work-on-order.ts';

/** A label with the key of the return that it is for. */
export interface GivenLabel extends ReturnLabel {
  key: string;
}

/** Keeps the label that a carrier has made for a return, once, and sends it to whoever ordered. */
export async function giveLabel(
  { transaction, order, happened, letters }: Work,
  { key, carrier, trackingNumber, file }: GivenLabel,
): Promise<Done> {
  const declared = happened.returns.find((each) => each.key === key);
  if (declared?.way.kind !== 'label') return { ok: false, reason: 'unknown-return' };
  if (declared.way.label) return { ok: true, isChanged: false };
  const way = { kind: 'label' as const, label: { carrier, trackingNumber } };
  await writeLabel(transaction, order, key, { way, file });
  await letters.returnRegistered(transaction, order, { ...declared, way });
  return { ok: true, isChanged: true };
}
