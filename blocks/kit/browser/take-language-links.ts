/** Lets the links to the page's other languages lead where those of another state of it do, whose address the page has taken. */
export function takeLanguageLinks(page: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const href = page.querySelector(`a[hreflang="${CSS.escape(link.hreflang)}"]`)?.getAttribute('href');
    if (href) link.setAttribute('href', href);
  }
}
