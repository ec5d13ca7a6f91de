import type { PageFacts } from '../../renderer/contract/rendered-page.ts';
import { contentSecurityPolicy, type PolicySources } from '../http/security-headers.ts';
import { spansOf } from './page-life.ts';

export interface ResponseContext {
  /** Headers that every answer carries: name, value … */
  baseHeaders: readonly (readonly [string, string])[];
  development: boolean;
}

/** Headers of a public page that is drawn `now` (milliseconds of the wall clock), but for those of its encoding. */
export function publicHeaders(
  facts: PageFacts,
  now: number,
  context: ResponseContext,
  locale: string,
): string[] {
  const spans = spansOf(facts, now);
  const fresh = Math.max(0, Math.floor(spans.fresh / 1000));
  const stale = Math.max(0, Math.floor((spans.kept - spans.fresh) / 1000));
  const dimensions = [...facts.dimensions];
  // Who sees which variant, or the page of a kind of visitor, is decided here and by no cache further out.
  const isShared = !dimensions.some(
    (dimension) => dimension === 'visitor' || dimension.startsWith('experiment:'),
  );
  const vary = [
    'Accept-Encoding',
    ...(dimensions.includes('device') ? ['User-Agent'] : []),
    ...(isShared ? [] : ['Cookie']),
  ];
  return [
    ...context.baseHeaders.flat(),
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Language',
    locale,
    'Cache-Control',
    isShared ? `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}` : 'private, no-cache',
    'Vary',
    vary.join(', '),
    'Content-Security-Policy',
    pagePolicy(facts, context),
    'Surrogate-Key',
    surrogateKeys(facts.tags),
  ];
}

/**
 * Headers of a page that no cache may hold. `holdsSecret`: its address opens something, and nobody is told of it; `formOrigins`:
 * where its forms may lead beside the shop.
 */
export function privateHeaders(
  facts: PageFacts,
  context: ResponseContext,
  locale: string,
  { holdsSecret = false, formOrigins = [] }: { holdsSecret?: boolean; formOrigins?: readonly string[] } = {},
): string[] {
  const base = holdsSecret
    ? changed(context, new Map([['Referrer-Policy', 'no-referrer']]))
    : context.baseHeaders.flat();
  return [...base, ...privatePart(facts, context, locale, { formOrigins })];
}

/** Headers of a page in the preview: seen by its editor only, also inside the preview's own frame. */
export function previewHeaders(facts: PageFacts, context: ResponseContext, locale: string): string[] {
  const own = new Map([
    ['Referrer-Policy', 'no-referrer'],
    ['X-Frame-Options', 'SAMEORIGIN'],
  ]);
  const base = changed(context, own);
  return [
    ...base,
    ...privatePart(facts, context, locale, { framedBySelf: true }),
    'X-Robots-Tag',
    'noindex, nofollow',
  ];
}

/**
 * Headers of a page while it is edited, in a frame of the editors' application, or of `framedBy`. `formTarget`: the one address to
 * which forms of it may lead.
 */
export function editedHeaders(
  facts: PolicyFacts,
  { baseHeaders, development }: ResponseContext,
  locale: string,
  { framedBy, formTarget }: { framedBy?: string | undefined; formTarget?: string | undefined } = {},
): string[] {
  // Pages that are fetched ahead would be the editor's own.
  const left = new Set(['Speculation-Rules', ...(framedBy === undefined ? [] : ['X-Frame-Options'])]);
  const own = new Map([
    ['Referrer-Policy', 'no-referrer'],
    ['X-Frame-Options', 'SAMEORIGIN'],
  ]);
  const base = changed({ baseHeaders: baseHeaders.filter(([name]) => !left.has(name)), development }, own);
  const more = { framedBySelf: true, framedBy, editing: { formTarget } };
  const context = { baseHeaders, development };
  return [...base, ...privatePart(facts, context, locale, more), 'X-Robots-Tag', 'noindex, nofollow'];
}

function changed({ baseHeaders }: ResponseContext, own: ReadonlyMap<string, string>): string[] {
  return baseHeaders.flatMap(([name, value]) => [name, own.get(name) ?? value]);
}

/** `styleHash`: undefined of a page without styles. */
type PolicyFacts = Pick<PageFacts, 'scriptHashes' | 'frameOrigins'> & { styleHash: string | undefined };

function privatePart(
  facts: PolicyFacts,
  context: ResponseContext,
  locale: string,
  more: Partial<PolicySources>,
): string[] {
  return [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Language',
    locale,
    'Cache-Control',
    'private, no-store',
    'Content-Security-Policy',
    pagePolicy(facts, context, more),
  ];
}

function pagePolicy(facts: PolicyFacts, context: ResponseContext, more: Partial<PolicySources> = {}): string {
  return contentSecurityPolicy({
    styles: facts.styleHash === undefined ? [] : [facts.styleHash],
    scripts: facts.scriptHashes,
    frames: facts.frameOrigins,
    development: context.development,
    ...more,
  });
}

/** Tags for a CDN; those that a header cannot carry are left to the purge by path. At most 8 KiB. */
function surrogateKeys(tags: ReadonlySet<string>): string {
  let line = '';
  for (const tag of tags) {
    if (!/^[\u0021-\u007e]{1,200}$/.test(tag)) continue;
    if (line.length + tag.length > 8000) break;
    line += line === '' ? tag : ` ${tag}`;
  }
  return line;
}
