import { isWithin } from '../../schemas/moment.ts';
import type { PageMeta } from '../../schemas/page.ts';

/** Whether a published page is within its window of time; `now` in milliseconds of the wall clock. */
export function isOnAir(
  { validFrom, validTo }: Pick<PageMeta, 'validFrom' | 'validTo'>,
  now: number,
): boolean {
  return isWithin(now, { from: validFrom, to: validTo });
}

/** Whether search engines may show a page. */
export function isIndexable({ robots }: Pick<PageMeta, 'robots'>): boolean {
  return !/\b(noindex|none)\b/i.test(robots);
}
