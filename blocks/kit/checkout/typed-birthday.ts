import type { PageView } from '../define/page-view.ts';

const figures = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

/** A birthday that is known, as people type it in the page's language; empty: it is not. */
export function typedBirthday(birthday: string | null, page: PageView): string {
  return birthday === null ? '' : page.date(`${birthday}T12:00:00Z`, figures);
}
