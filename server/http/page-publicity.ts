import type { PageMeta } from '../../schemas/page.ts';

/** Whether a published page is within its window of time; `now` in milliseconds of the wall clock. */
export function isOnAir(
  { validFrom, validTo }: Pick<PageMeta, 'validFrom' | 'validTo'>,
  now: number,
): boolean {
  if (validFrom && now < Date.parse(validFrom)) return false;
  return !(validTo && now >= Date.parse(validTo));
}

/** Whether search engines may show a page. */
export function isIndexable({ robots }: Pick<PageMeta, 'robots'>): boolean {
  return !/\b(noindex|none)\b/i.test(robots);
}
