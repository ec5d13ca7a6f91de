import type { WishlistAnswer } from '../../../schemas/wishlist/wishlist-answer.ts';
import { pageLocale } from '../../kit/browser/page-locale.ts';
import { sendOnce } from '../../kit/rest/send-once.ts';
import { showToast } from '../../kit/toasts/show-toast.ts';
import { notifyOtherTabs, publishCounts } from '../../kit/collection/collection-events.ts';

/** Puts an article of the basket onto the wishlist, where it is, too, from then on. */
export async function saveArticle(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const answer = await ask(form);
  button.ariaBusy = null;
  const { failed = '', saved = '' } = form.dataset;
  const notice = answer?.notices?.at(-1);
  if (answer?.count !== undefined && answer.isTaken) {
    showToast({ key: 'basket-saved', kind: 'good', text: notice?.text ?? saved });
    publishCounts({ wishlist: answer.count });
    notifyOtherTabs('wishlist');
  } else showToast({ key: 'basket-saved', kind: 'bad', text: answer?.detail ?? failed });
}

type Answer = Partial<WishlistAnswer> & { detail?: string; isTaken: boolean };

async function ask(form: HTMLFormElement): Promise<Answer | undefined> {
  const language = encodeURIComponent(pageLocale());
  const { form: name, ...entries } = Object.fromEntries(new FormData(form));
  try {
    const answer = await sendOnce((headers) =>
      fetch(`/api/wishlist/v1/${String(name)}?locale=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(entries),
        signal: AbortSignal.timeout(10_000),
      }),
    );
    return { ...((await answer.json()) as Answer), isTaken: answer.ok };
  } catch {
    return undefined;
  }
}
