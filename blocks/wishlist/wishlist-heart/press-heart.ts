import type { WishlistAnswer } from '../../../schemas/wishlist/wishlist-answer.ts';
import { pageLocale } from '../../kit/browser/page-locale.ts';
import { withGuestLock } from '../../kit/collection/guest-lock.ts';
import { notifyOtherTabs, publishCounts } from '../../kit/collection/collection-events.ts';
import { whenChoiceShown } from '../../kit/product/shown-choice.ts';
import { sendOnce } from '../../kit/rest/send-once.ts';
import { showToast } from '../../kit/toasts/show-toast.ts';
import type { ToastAction } from '../../kit/toasts/toast-queue.ts';
import { type HeartForm, heartQueue } from './heart-queue.ts';
import { markSaved, paintHearts, watchCards } from '../../kit/wishlist/mark-saved.ts';

/** Milliseconds that an answer is waited for. */
const timeoutMs = 10_000;

/** The shop said why not, in words; empty: it did not. */
class Refusal extends Error {}

const queue = heartQueue<WishlistAnswer>({
  send,
  paint: paintHearts,
  done,
  failed,
  now: () => performance.now(),
});

/**
 * Saves what an empty heart stands for, or takes what a full one stands for off the list; that of a product's stage stands for
 * what is chosen there.
 */
export async function pressHeart(heart: HTMLButtonElement): Promise<void> {
  watchCards();
  const stage = heart.closest<HTMLElement>('[data-role=product]');
  if (stage) await whenChoiceShown(stage);
  const meant = stage?.querySelector<HTMLButtonElement>('[data-action=wishlist-heart] button') ?? heart;
  void queue.press(meant.value);
}

async function send(form: HeartForm, sku: string): Promise<WishlistAnswer> {
  const language = encodeURIComponent(pageLocale());
  const answer = await withGuestLock(() =>
    sendOnce((headers) =>
      fetch(`/api/wishlist/v1/${form}?locale=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ sku }),
        signal: AbortSignal.timeout(timeoutMs),
        // Who leaves meanwhile has saved it all the same.
        keepalive: true,
      }),
    ),
  );
  const body = (await answer.json()) as Partial<WishlistAnswer & { detail: string }>;
  if (!answer.ok || !body.skus) throw new Refusal(body.detail ?? '');
  return { count: body.count ?? body.skus.length, skus: body.skus, notices: body.notices ?? [] };
}

function done(form: HeartForm, sku: string, { skus, count, notices }: WishlistAnswer): void {
  markSaved(skus);
  publishCounts({ wishlist: count });
  notifyOtherTabs('wishlist');
  const words = wordsOf();
  const text = notices.at(-1)?.text ?? (form === 'remove' ? words.removed : words.added) ?? '';
  const action = form === 'remove' ? undoOf(sku, words) : toList(words);
  showToast({ key: `wish-${sku}`, kind: 'good', text, ...(action && { action }) });
}

function failed(form: HeartForm, _sku: string, reason: unknown): void {
  const words = wordsOf();
  const own = (form === 'remove' ? words.removeFailed : words.addFailed) ?? '';
  const text = reason instanceof Refusal && reason.message !== '' ? reason.message : own;
  showToast({ kind: 'bad', text });
}

function undoOf(sku: string, { undo = '' }: DOMStringMap): ToastAction {
  return { label: undo, run: () => void queue.press(sku, 'undo') };
}

/** Nothing on the list's own page. */
function toList({ list = '', toList: label = '' }: DOMStringMap): ToastAction | undefined {
  return location.pathname === list ? undefined : { label, href: list };
}

/** Words that the page brings for all of its hearts. */
function wordsOf(): DOMStringMap {
  return document.querySelector<HTMLElement>('[data-role=heart-words]')?.dataset ?? {};
}
