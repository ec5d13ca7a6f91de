import type { PageView } from '../define/page-view.ts';

const limit = 5000;
const known = new WeakMap<PageView['t'], Map<string, string>>();

/**
 * A text of this page's language, made once: lists repeat the same few amounts, ratings and labels, and a look-up with
 * values costs more than drawing the element that shows it. `key` must name everything that `make` uses.
 */
export function cachedText(page: PageView, key: string, make: () => string): string {
  let texts = known.get(page.t);
  if (!texts || texts.size > limit) known.set(page.t, (texts = new Map<string, string>()));
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = make()));
  return text;
}
