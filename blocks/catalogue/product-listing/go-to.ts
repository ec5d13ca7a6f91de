import { fetchPage } from '../../kit/browser/fetch-page.ts';
import { parameterName } from '../../kit/browser/parameter-name.ts';
import { leadLanguageLinks, takeLanguageLinks } from '../../kit/browser/take-language-links.ts';
import { keepFocus } from './keep-focus.ts';
import { mergeQuery } from './merge-query.ts';
import { enterNew, enterOld, lengthen, type Place } from './list-history.ts';
import { appendItems, listIn, takeOver } from './take-over.ts';

/** A new state of the list, the same list with more products, or one that Back and Forward lead to. */
type Way = 'new' | 'more' | 'back';

/** Address, without its hash, of what is shown. */
let shown = addressOf(documentAddress());

/** What was asked for last and has not come yet. */
let pending: URL | undefined;

/** Whether that is still wanted. */
let asking = new AbortController();

/** Shows the list at another address. */
export function goTo(list: HTMLElement, target: URL, way: 'new' | 'more'): void {
  // The list that it would lengthen is about to go.
  if (pending && way === 'more') return;
  if (pending) {
    const before = new URL(shown).searchParams;
    const names = { filter: parameterName('filter'), page: parameterName('seite') };
    const merged = mergeQuery(pending.searchParams, before, target.searchParams, names);
    target.search = merged.toString();
  }
  if (addressOf(target.href) === (pending ? addressOf(pending.href) : shown)) return;
  void show(list, target, way);
}

/** Shows the list that the address names since Back or Forward was pressed. */
export function follow(list: HTMLElement): void {
  const isShown = addressOf(location.href) === shown;
  const place = enterOld(isShown);
  if (!isShown) return void show(list, new URL(location.href), 'back', place);
  asking.abort();
  settle(list);
}

async function show(list: HTMLElement, target: URL, way: Way, place?: Place): Promise<void> {
  pending = target;
  list.ariaBusy = 'true';
  leadLanguageLinks(target.search);
  asking.abort();
  asking = new AbortController();
  try {
    const page = await fetchPage(target.href, asking.signal);
    const next = listIn(page, list);
    if (way === 'new') enterNew(target);
    if (way === 'more') lengthen(target);
    shown = addressOf(target.href);
    document.title = page.title;
    takeLanguageLinks(page);
    if (way === 'more') appendItems(list, next);
    else {
      const focus = keepFocus(list);
      takeOver(list, next);
      focus();
    }
    settle(list);
    if (way === 'new') showStart(list);
    place?.restore();
    tell(list, way);
  } catch {
    if (way === 'back') location.reload();
    else location.assign(target.href);
  }
}

function settle(list: HTMLElement): void {
  pending = undefined;
  list.ariaBusy = null;
}

/** The first products of a new list, where somebody has scrolled past them. */
function showStart(list: HTMLElement): void {
  const body = list.querySelector('[data-body]');
  if (body && body.getBoundingClientRect().top < 0) body.scrollIntoView();
}

/** Tells those who listen how many products there are, or are to be seen, now. */
function tell(list: HTMLElement, way: Way): void {
  const status = list.querySelector('[data-status]');
  const said =
    list.querySelector<HTMLElement>(way === 'more' ? '[data-more]' : '[data-part=head] [data-said]')?.dataset
      .said ?? list.querySelector(`#${CSS.escape(list.id)}\\.title`)?.textContent;
  if (!status) return;
  status.textContent = '';
  // The same number again is news, too.
  setTimeout(() => (status.textContent = said ?? ''), 100);
}

/** Address that the document was loaded from: since then Back may have led elsewhere. */
function documentAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

function addressOf(href: string): string {
  return href.split('#')[0] ?? '';
}
