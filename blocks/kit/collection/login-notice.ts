import type { ToastText } from '../toasts/toast-queue.ts';

/** What a page answers to whoever is no longer logged in, as it says it and as a toast; undefined: it says no such thing. */
export function loginNotice(page: ParentNode): { notice: Element; toast: ToastText } | undefined {
  const link = page.querySelector<HTMLAnchorElement>('[data-role=notices] a[data-log-in]');
  const notice = link?.closest('[data-kind]');
  if (!link || !notice) return undefined;
  const text = notice.querySelector('p')?.textContent ?? '';
  const action = { label: link.textContent, href: link.getAttribute('href') ?? '' };
  return { notice, toast: { key: 'logged-out', kind: 'bad', text, action } };
}
