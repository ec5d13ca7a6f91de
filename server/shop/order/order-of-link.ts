import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { readOrderLink } from '../order-link.ts';
import type { Secrets } from '../../operations/secrets.ts';
import type { OrderStore, StoredOrder } from './order-store.ts';

interface LinkParts {
  store: Pick<OrderStore, 'byNumber'>;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
}

type LinkedOrder =
  | { ok: true; order: StoredOrder }
  | { ok: false; reason: 'none' | 'expired'; status: number };

/**
 * The order that a link of a mail pays. A link that nobody has signed is answered as one of an order that is not there. Throws an
 * outage.
 */
export async function orderOfLink(
  { store, secrets, now }: LinkParts,
  { slug }: Pick<TenantConfig, 'slug'>,
  link: string,
): Promise<LinkedOrder> {
  const read = readOrderLink(secrets, { action: 'pay', tenant: slug }, link, now());
  if (!read.ok && read.reason === 'expired') return { ok: false, reason: 'expired', status: 410 };
  const order = read.ok ? await store.byNumber(slug, read.number) : null;
  return order ? { ok: true, order } : { ok: false, reason: 'none', status: 404 };
}
