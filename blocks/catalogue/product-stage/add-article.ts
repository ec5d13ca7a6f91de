import type { BasketAnswer } from '../../../schemas/basket/basket-answer.ts';
import { asOneGuest } from '../../kit/collection/as-one-guest.ts';
import { tellCollected, tellOtherTabs } from '../../kit/collection/tell-collected.ts';

/** What became of an article that was to go into the basket; `detail`: why not, in words, or empty. */
export type AddedOrNot = { ok: true; answer: BasketAnswer } | { ok: false; detail: string };

/** Milliseconds that an answer is waited for. */
const patienceMs = 10_000;

/** Puts an article into the basket, and tells the page and the other tabs. Never throws. */
export async function addArticle(entries: Record<string, string>): Promise<AddedOrNot> {
  try {
    const language = encodeURIComponent(document.documentElement.lang);
    const answer = await asOneGuest(() =>
      fetch(`/api/basket/v1/add?locale=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(entries),
        signal: AbortSignal.timeout(patienceMs),
      }),
    );
    const body = (await answer.json()) as BasketAnswer & { detail?: string };
    // What a broken shop says of itself is nothing for shoppers.
    if (!answer.ok) return { ok: false, detail: answer.status < 500 ? (body.detail ?? '') : '' };
    tellCollected({ basket: body.basket.count });
    tellOtherTabs();
    return { ok: true, answer: body };
  } catch {
    return { ok: false, detail: '' };
  }
}
