import { type PaymentProvider, ProviderUnavailable } from '../../outbound/payment/payment-provider.ts';
import type { DuePayment, OrderStore } from './order-store.ts';

interface KeepParts {
  store: Pick<OrderStore, 'paymentsDue' | 'settle' | 'expire' | 'refundsDue' | 'refunded'>;
  provider: PaymentProvider | null;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn(facts: object, text: string): void };
}

/** Orders that one round looks at. */
const most = 100;
/** After how long a provider is asked again that could not say what has become of a payment, in ms, */
const againMs = 10 * 60_000;
/** and for how long since it was begun. */
const askedMs = 3 * 86_400_000;

/**
 * Ends orders that nobody paid in time, after a last look at the provider, and sends money back that belongs to none; what fails
 * is done by a later round, and is in no other's way. Throws an outage.
 */
export async function keepOrders(parts: KeepParts): Promise<void> {
  const { store, provider, now, log } = parts;
  for (const payment of await store.paymentsDue(now(), most))
    try {
      await end(parts, payment);
    } catch (error) {
      log.warn({ err: error, order: payment.number }, 'An order that waits could not be ended yet');
    }
  if (!provider) return;
  for (const refund of await store.refundsDue(most))
    try {
      await provider.refund(refund.reference, { amount: refund.amount, key: refund.key });
      await store.refunded(refund, now());
    } catch (error) {
      log.warn({ err: error, order: refund.number }, 'Money could not be sent back yet');
    }
}

async function end({ store, provider, now, log }: KeepParts, payment: DuePayment): Promise<void> {
  const { tenant, reference, number } = payment;
  let isTold = true;
  if (provider && reference !== null)
    try {
      await store.settle(tenant, await provider.look(reference), now());
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ err: error, order: number }, 'The provider could not say what has become of a payment');
      isTold = false;
    }
  // The goods are not kept any longer; money that came all the same is found later.
  const isOver = isTold || now() - payment.begunAt > askedMs;
  await store.expire(payment, now(), isOver ? null : now() + againMs);
}
