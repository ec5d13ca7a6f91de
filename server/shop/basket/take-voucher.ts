import { spanWords } from '../../../schemas/writing/span-words.ts';
import type { CollectionContext } from '../../collection/collection-context.ts';
import { shownLines } from './basket-changes.ts';
import type { ActionResult, BasketServiceParts } from './basket-service-parts.ts';
import type { StoredBasket } from './basket-store.ts';
import { showBasket, wordsOf } from './show-basket.ts';
import { voucherRefusalText } from './voucher-words.ts';

const redeemed = { state: 'gutschein', article: null, quantity: 0 } as const;

/**
 * Puts a voucher's code into a basket. There is one at a time: a second is refused, never combined. Codes that are not known are
 * counted, so that nobody finds one by trying. (Requirements 1.002, 9.043, 9.048)
 */
export async function takeVoucher(
  parts: BasketServiceParts,
  typed: string,
  context: CollectionContext,
): Promise<ActionResult> {
  const { store, vouchers, now } = parts;
  const { tenant, locale, owner } = context;
  const refused = (key: string, more: object = {}): ActionResult => ({
    refused: { key: `voucher-${key}`, field: 'code', ...more },
  });
  if (typed.trim() === '') return refused('missing');
  const before = owner === null ? undefined : await store.read(tenant.slug, owner);
  if (owner === null || !before || shownLines(before).length === 0) return refused('empty');
  const code = vouchers.normalise(typed);
  if (before.voucher !== null) {
    const held = await vouchers.judge(tenant, locale, before.voucher, owner);
    const names = [before.voucher.code, ...(held.ok ? [held.voucher.code] : [])];
    const isHeld = names.some((name) => name === code);
    const taken = isHeld ? await takenBefore(parts, owner, context) : undefined;
    if (taken) return { change: redeemed, basket: taken, owner };
    return refused(isHeld ? 'again' : 'second', { values: { code: names.at(-1) } });
  }

  const guess = await parts.countGuess(context);
  const wait = guess.waitSeconds;
  if (wait !== undefined)
    return refused('limited', {
      ...{ status: 429, retryAfterSeconds: wait, values: { wait: spanWords(locale, wait * 1000, 'above') } },
    });
  const words = wordsOf(parts, context);
  const judged =
    code === null
      ? ({ ok: false, reason: 'unknown' } as const)
      : await vouchers.judge(tenant, locale, { code, campaign: null }, owner);
  if (judged.ok || judged.reason !== 'unknown') await guess.giveBack();
  if (!judged.ok || code === null) {
    const fault = judged.ok ? ({ ok: false, reason: 'unknown' } as const) : judged;
    return refused('', { detail: voucherRefusalText(fault, null, words, context) });
  }
  const voucher = { code, campaign: judged.voucher.campaign };
  const tried = await showBasket(parts, context, { ...before, voucher });
  const hindrance = tried.notices.find(({ field }) => field === 'code');
  if (hindrance) return refused('', { detail: hindrance.text });
  const { after: basket, outcome } = await store.change(
    tenant.slug,
    owner,
    now(),
    (newest) =>
      newest.voucher === null
        ? { next: { ...newest, voucher }, outcome: null }
        : { next: null, outcome: newest.voucher.code },
    context.once,
  );
  if (outcome !== null && outcome !== code) return refused('second', { values: { code: outcome } });
  return { change: redeemed, basket, owner };
}

/** The basket, where the same call has taken the code already and its answer got lost. */
async function takenBefore(
  { store, now }: BasketServiceParts,
  owner: string,
  { tenant, once }: CollectionContext,
): Promise<StoredBasket | undefined> {
  if (!once) return undefined;
  const judge = (newest: StoredBasket) => ({ next: null, outcome: newest.voucher?.code ?? null });
  const { after, outcome } = await store.change(tenant.slug, owner, now(), judge, once);
  return outcome === null ? after : undefined;
}
