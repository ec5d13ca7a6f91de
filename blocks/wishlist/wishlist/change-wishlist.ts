import type { BasketCount } from '../../../schemas/basket/basket-answer.ts';
import { pageLocale } from '../../kit/browser/page-locale.ts';
import { loginNotice } from '../../kit/collection/login-notice.ts';
import { morphElement } from '../../kit/collection/morph-element.ts';
import { type Entries, postForPage } from '../../kit/collection/post-for-page.ts';
import { publishCounts, notifyOtherTabs } from '../../kit/collection/collection-events.ts';
import { showToast } from '../../kit/toasts/show-toast.ts';

const find = (page: Document = document): HTMLElement | null => page.querySelector('[data-role=wishlist]');

const rowsOf = (root: ParentNode | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('li[data-sku]') ?? []),
];

const flying = new Set<string>();
let line: Promise<unknown> = Promise.resolve();

/**
 * Takes what a form says for the list; what is removed goes at once and comes back when that fails. Pressed twice it is meant
 * once. Returns whether the shop has taken it.
 */
export async function changeWishlist(entries: Entries): Promise<boolean> {
  const { form = '', sku = '' } = Object.fromEntries(entries);
  const key = `${form} ${sku}`;
  if (flying.has(key)) return false;
  flying.add(key);
  const row = find()?.querySelector<HTMLElement>(`li[data-sku="${CSS.escape(sku)}"]`);
  if (row && form === 'remove') hide(row);
  else if (row) row.ariaBusy = 'true';
  try {
    // One after another: each answer is the whole list.
    const next = line.then(() => postForPage(location.pathname, entries));
    line = next.catch(() => undefined);
    return take(await next, form, sku);
  } catch {
    if (row) row.hidden = false;
    const words: DOMStringMap = find()?.dataset ?? {};
    showToast({ kind: 'bad', text: words[`${camel(form)}Failed`] ?? '' });
    return false;
  } finally {
    flying.delete(key);
    if (row) row.ariaBusy = null;
  }
}

/** Looks again at what is on the list, without a word. */
export async function lookAgain(): Promise<void> {
  try {
    grow(await postForPage(location.pathname, null));
  } catch {
    // What cannot be had now stays as it is.
  }
}

interface ShownNotice {
  kind: 'good' | 'bad';
  text: string;
  undo: Entries | undefined;
}

function take(page: Document, form: string, sku: string): boolean {
  const loggedOut = loginNotice(page);
  if (loggedOut) {
    // What is shown stays: it is there again after a login.
    for (const row of rowsOf(find())) row.hidden = false;
    showToast(loggedOut.toast);
    return false;
  }
  const notices = noticesOf(page);
  grow(page);
  const isTaken = notices.every(({ kind }) => kind === 'good');
  keepFocus(form, sku);
  for (const { kind, text, undo } of notices) {
    const label = find()?.dataset.undo ?? '';
    const action = undo && { label, run: () => void changeWishlist(undo) };
    showToast({ kind, text, ...(kind === 'good' && { key: `wish-${sku}` }), ...(action && { action }) });
  }
  const root = find();
  if (root) publishCounts({ wishlist: Number(root.dataset.count) });
  if (isTaken) notifyOtherTabs('wishlist');
  if (isTaken && form === 'to-basket') void updateBasketCount();
  return isTaken;
}

/** What the page would say above everything is said in toasts; the place for it stays empty. */
function noticesOf(page: Document): ShownNotice[] {
  const place = find(page)?.querySelector('[data-role=notices]');
  const notices = [...(place?.children ?? [])].map((notice): ShownNotice => {
    const undo = notice.querySelector('form');
    return {
      kind: (notice as HTMLElement).dataset.kind === 'good' ? 'good' : 'bad',
      text: notice.querySelector('p')?.textContent ?? '',
      undo: undo ? [...new FormData(undo)].map(([name, value]) => [name, String(value)] as const) : undefined,
    };
  });
  place?.replaceChildren();
  return notices;
}

function grow(page: Document): void {
  const root = find();
  const next = find(page);
  if (!root || !next) throw new Error('No wishlist');
  morphElement(root, next);
  for (const row of rowsOf(root)) row.hidden = false;
  for (const select of root.querySelectorAll('select'))
    for (const option of select.options) if (option.defaultSelected) option.selected = true;
}

/** A row goes with the focus on the next one that stays, or on the heading. On its button another Enter would take that off, too. */
function hide(row: HTMLElement): void {
  const hasFocus = row.contains(document.activeElement);
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('li[data-sku]:not([hidden])') ?? [])];
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  row.hidden = true;
  if (!hasFocus) return;
  (next ?? heading())?.focus();
}

const heading = (): HTMLElement | null =>
  find()?.querySelector<HTMLElement>('[tabindex="-1"]:is(h1,h2)') ?? null;

/** To what has come back, or to the heading, when that which had the focus is gone. */
function keepFocus(form: string, sku: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const row =
    form === 'undo' ? find()?.querySelector<HTMLElement>(`li[data-sku="${CSS.escape(sku)}"]`) : null;
  (row ?? heading())?.focus({ preventScroll: !row });
}

async function updateBasketCount(): Promise<void> {
  notifyOtherTabs('basket');
  try {
    const answer = await fetch(`/api/basket/v1/count?locale=${encodeURIComponent(pageLocale())}`);
    const { count, words = '' } = (await answer.json()) as Partial<BasketCount>;
    if (count !== undefined) publishCounts({ basket: count, basketWords: words });
  } catch {
    // The next page knows.
  }
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
