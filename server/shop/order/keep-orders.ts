import type { PaymentProvider } from '../../outbound/payment/payment-provider.ts';
import type { OrderStore } from './order-store.ts';

interface KeepParts {
  store: Pick<OrderStore, 'expire' | 'refundsDue' | 'refunded'>;
  provider: PaymentProvider | null;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn(facts: object, text: string): void };
}

/** Orders that one round looks at. */
const most = 100;

/** Ends orders that nobody paid in time, and sends money back that belongs to none; what fails is done by a later round. */
export async function keepOrders({ store, provider, now, log }: KeepParts): Promise<void> {
  await store.expire(now(), most);
  if (!provider) return;
  for (const refund of await store.refundsDue(most))
    try {
      await provider.refund(refund.reference, { amount: refund.amount, key: refund.key });
      await store.refunded(refund, now());
    } catch (error) {
      log.warn({ err: error, order: refund.number }, 'Money could not be sent back yet');
    }
}
