import type { BasketAnswer } from '../../../schemas/basket/basket-answer.ts';
import { toldBasket } from '../../../schemas/basket/told-basket.ts';
import { pageLocale } from '../../kit/browser/page-locale.ts';
import { withGuestLock } from '../../kit/collection/guest-lock.ts';
import { sendOnce } from '../../kit/rest/send-once.ts';
import { publishCounts, notifyOtherTabs } from '../../kit/collection/collection-events.ts';

/** What became of an article that was to go into the basket; `detail`: why not, in words, or empty. */
type AddResult =
  | { ok: true; answer: BasketAnswer }
  /** `needsVariant`: something is still to be chosen. */
  | { ok: false; detail: string; needsVariant: boolean };

/** Milliseconds that an answer is waited for. */
const timeoutMs = 10_000;

/** Puts an article into the basket, and tells the page and the other tabs. Never throws. */
export async function addArticle(entries: Record<string, string>): Promise<AddResult> {
  try {
    const language = encodeURIComponent(pageLocale());
    const body = JSON.stringify(entries);
    const send = (headers: Record<string, string>): Promise<Response> =>
      fetch(`/api/basket/v1/add?locale=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(timeoutMs),
        // Who leaves meanwhile has put it in all the same.
        keepalive: true,
      });
    const answer = await withGuestLock(() => sendOnce(send, `add ${body}`));
    const told = (await answer.json()) as BasketAnswer & { detail?: string; needsVariant?: boolean };
    const { detail = '', needsVariant = false } = told;
    // What a broken shop says of itself is nothing for shoppers.
    if (!answer.ok) return { ok: false, detail: answer.status < 500 ? detail : '', needsVariant };
    const { count = '', goods = '' } = told.added ?? {};
    publishCounts({ basket: told.basket.count, basketWords: toldBasket({ count, goods }) });
    notifyOtherTabs('basket');
    return { ok: true, answer: told };
  } catch {
    return { ok: false, detail: '', needsVariant: false };
  }
}
