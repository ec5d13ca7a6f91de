import type { ContentPage } from './content-pages.ts';

/**
 * As few of the pages as show every part that any of them has, and every language: those that a look at all of them would
 * not learn more from than a look at these. The more parts a page has that no chosen one has, the sooner it is chosen.
 */
export function choosePages(pages: readonly ContentPage[]): ContentPage[] {
  const wanted = new Map(pages.map((page) => [page, wantedOf(page)]));
  const missing = new Set([...wanted.values()].flatMap((parts) => [...parts]));
  const chosen: ContentPage[] = [];
  const gain = (page: ContentPage): number =>
    [...(wanted.get(page) ?? [])].filter((part) => missing.has(part)).length;
  while (missing.size > 0) {
    const best = pages.reduce((most, page) => (gain(page) > gain(most) ? page : most));
    for (const part of wanted.get(best) ?? []) missing.delete(part);
    chosen.push(best);
  }
  return pages.filter((page) => chosen.includes(page));
}

/** What a choice must show of a page. */
function wantedOf({ tenant, locale, parts }: ContentPage): string[] {
  return [...parts, `${tenant} in ${locale}`];
}
