import { commonQuery } from './parameter-name.ts';

/** Lets the links to the page's other languages lead where those of another state of it do, whose address the page has taken. */
export function takeLanguageLinks(page: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const href = page.querySelector(`a[hreflang="${CSS.escape(link.hreflang)}"]`)?.getAttribute('href');
    if (href) link.setAttribute('href', href);
  }
}

/** Lets them lead to the state with this query at once, before its page has come: in names that all languages understand. */
export function leadLanguageLinks(search: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.search = commonQuery(search);
}
