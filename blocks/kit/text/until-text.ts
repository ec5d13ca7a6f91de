import type { PageView } from '../define/page-view.ts';

/**
 * The end of a time span in words, in the tenant's time zone. Spans end before their last moment (`[from, to)`), so one
 * that ends at midnight is said to last until the day before; any other end is said with its time.
 */
export function untilText(iso: string, page: Pick<PageView, 'date'>): string {
  const clock = page.date(iso, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  if (clock.replaceAll(/\D/g, '') !== '000000')
    return page.date(iso, { dateStyle: 'long', timeStyle: 'short' });
  return page.date(new Date(Date.parse(iso) - 1).toISOString(), { dateStyle: 'long' });
}
