import { reviewQueryNames } from '../../../schemas/rating/review-limits.ts';
import { fetchPage } from '../../kit/browser/fetch-page.ts';
import { parameterName } from '../../kit/browser/parameter-name.ts';

/** Takes over the list that a link leads to; goes there where that cannot be had. */
export async function showList(link: HTMLAnchorElement): Promise<void> {
  const section = link.closest('section');
  const list = section?.querySelector('[data-reviews]');
  const isMore = link.closest('[data-more]') !== null;
  list?.setAttribute('aria-busy', 'true');
  const address = addressOf(link);
  const page = await fetchPage(address).catch(() => null);
  const fresh = section && page?.getElementById(section.id);
  const freshList = fresh?.querySelector('[data-reviews]');
  if (!section || !list || !freshList) {
    location.assign(address + link.hash);
    return;
  }
  const { id } = link;
  if (isMore) addReviews(list, document.importNode(freshList, true));
  else {
    // The bars say what is chosen, too.
    const bars = section.querySelector('ul');
    const freshBars = fresh?.querySelector('ul');
    if (bars && freshBars) bars.replaceWith(document.importNode(freshBars, true));
    list.replaceWith(document.importNode(freshList, true));
    document.getElementById(id)?.focus();
  }
  history.replaceState(history.state, '', address);
}

/** The address of this page as it stands, since another variant may have been chosen, with the reviews of the link. */
function addressOf(link: HTMLAnchorElement): string {
  const address = new URL(location.href);
  address.hash = '';
  const asked = new URL(link.href).searchParams;
  for (const name of Object.values(reviewQueryNames).map(parameterName)) {
    const value = asked.get(name);
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.href;
}

/** Earlier reviews stay as they are; the first new one has the focus. */
function addReviews(list: Element, fresh: Element): void {
  const own = list.querySelector('ol');
  const known = own?.children.length ?? 0;
  const added = [...(fresh.querySelector('ol')?.children ?? [])].slice(known);
  own?.append(...added);
  for (const part of ['[role=status]', '[data-more]', 'form']) {
    const before = list.querySelector(part);
    const after = fresh.querySelector(part);
    if (before && after && part === '[role=status]') before.textContent = after.textContent;
    else if (before && after) before.replaceWith(after);
    else before?.remove();
  }
  list.removeAttribute('aria-busy');
  if (added[0] instanceof HTMLElement) added[0].focus();
}
