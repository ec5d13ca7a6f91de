import type { PageMeta } from '../../schemas/page.ts';
import { visibleText } from '../../schemas/visible-text.ts';

/** What an address with parameters is about (a product, a category, a search): it completes what the page's document says. */
export interface PageSubject {
  /** For `{{name}}` in the document's title and description. */
  words: Readonly<Record<string, string>>;
  /** Pages between the home page and this one, in the place of the document's. Paths without locale prefix. */
  breadcrumbs?: PageMeta['breadcrumbs'];
  robots?: string;
  image?: PageMeta['image'];
  /** Query of the page's own address, without `?`; empty: none. */
  canonicalQuery: string;
  /** JSON-LD with its context. */
  structuredData: readonly object[];
  /** Dimensions of the request that this depends on. */
  dimensions: readonly string[];
  /** Paths of the same in the shop's other locales, without prefix. */
  alternates: readonly { locale: string; path: string }[];
  /**
   * Where the same, or the nearest above it, is in each of the shop's locales, with the query that means the same there; also
   * what search engines are not told of. Paths without prefix, queries without `?`.
   */
  versions?: readonly { locale: string; path: string; query?: string }[];
  tags: readonly string[];
  /** When this is no longer right, in milliseconds since 1970. */
  until?: number;
}

/** What the head says of a page: its document's own words, completed by what it is about. */
export function metaWithSubject(meta: PageMeta, subject: PageSubject | undefined): PageMeta {
  if (!subject) return meta;
  const { words, breadcrumbs, robots, image } = subject;
  return {
    ...meta,
    title: fillIn(meta.title, words),
    description: fillIn(meta.description, words),
    ...(breadcrumbs && { breadcrumbs }),
    ...(robots !== undefined && { robots }),
    ...(image !== undefined && { image }),
  };
}

/** The text with its `{{names}}` replaced; of a name that nobody knows nothing is left. */
function fillIn(text: string, words: PageSubject['words']): string {
  if (!text.includes('{{')) return text;
  const filled = text.replaceAll(/\{\{\s*([a-z][a-zA-Z]*)\s*\}\}/g, (_whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : '',
  );
  return visibleText(filled).replaceAll(/\s+/g, ' ').trim();
}
