import { gathered } from '../../../schemas/fulfilment/pieces.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import { payBack } from './pay-back.ts';
import type { Done, Work } from './work-on-order.ts';

/** `return`: what came back, by the return's key; `goodwill`: an amount (cents), by a key of its own. */
export type WantedOrderRefund =
  | { kind: 'return'; return: string }
  | { kind: 'goodwill'; key: string; amount: Cents };

/** Pays a return or a part of the price back, once. A withdrawal may be paid back before the goods are here. */
export async function refundOrder(work: Work, wanted: WantedOrderRefund): Promise<Done> {
  const { transaction, order, happened, letters } = work;
  if (order.state === 'placed') return { ok: false, reason: 'not-confirmed' };
  const key = wanted.kind === 'return' ? `return:${wanted.return}` : `goodwill:${wanted.key}`;
  const known = happened.refunds.find((each) => each.key === key);
  if (known)
    return wanted.kind === 'goodwill' && known.amount !== wanted.amount
      ? { ok: false, reason: 'key-reused' }
      : { ok: true, isChanged: false };
  const paid =
    wanted.kind === 'return'
      ? await forReturn(wanted.return)
      : await payBack(work, key, { cause: 'goodwill', amount: wanted.amount });
  if (!paid.ok) return paid;
  await letters.refunded(transaction, order, paid.refund);
  return { ok: true, isChanged: true };

  async function forReturn(name: string): Promise<Awaited<ReturnType<typeof payBack>>> {
    const declared = happened.returns.find((each) => each.key === name);
    if (!declared) return { ok: false, reason: 'unknown-return' };
    const { kind, received, pieces } = declared;
    if (kind === 'return' && !received) return { ok: false, reason: 'not-received' };
    return payBack(work, key, {
      ...{ cause: 'return', withShipping: kind === 'withdrawal' },
      pieces: gathered(received ?? pieces),
    });
  }
}
