import type { PageView } from '../../kit/define/page-view.ts';

const written = /^[a-z]+=[\w.~%:,+!*'()-]*(&[a-z]+=[\w.~%:,+!*'()-]*)*$/;

/**
 * Address of the list in another state: its query alone; the page's own path where nothing is chosen, or where the query is
 * not written as one.
 */
export function listHref(query: string, page: PageView): string {
  return written.test(query) ? `?${page.words.query(query)}` : pathOf(page);
}

/** The page's own path, with the prefix of its locale. */
export function pathOf(page: PageView): string {
  return page.link({ href: page.declared.path })?.href ?? '?';
}
