import { LRUCache } from 'lru-cache';
import { availabilityOf } from '../availability.ts';
import { type LikenessFacts, likenessFactsOf } from '../similar-products.ts';
import type { ProductSource } from './product-loader.ts';

/** Products that one is compared with: enough to choose from. */
const candidates = 96;
/** Milliseconds for which a shortlist is taken as it is, and how many are kept: of all categories of a few locales. */
const keptMs = 60_000;
const most = 1000;

interface ShortlistRequest {
  tenant: string;
  locale: string;
  category: string;
}

/** What is known of the most sold products of a category that can be ordered. */
export type ShortlistOf = (wanted: ShortlistRequest) => Promise<readonly LikenessFacts[]>;

export interface ShortlistParts {
  reader: ProductSource;
  /** Numbers of products of a category that can be ordered, the most sold first. Empty while the search is not ready. */
  bestOf: (wanted: ShortlistRequest & { limit: number }) => readonly string[] | Promise<readonly string[]>;
  /** Monotonic milliseconds. */
  clock: () => number;
}

/**
 * Keeps the facts alone, for a minute: reading so many products anew would cost each page of a large catalogue more than
 * all the rest of it.
 */
export function createShortlists({ reader, bestOf, clock }: ShortlistParts): ShortlistOf {
  const kept = new LRUCache<string, { facts: Promise<readonly LikenessFacts[]>; until: number }>({
    max: most,
  });

  async function read(wanted: ShortlistRequest): Promise<readonly LikenessFacts[]> {
    const { tenant, locale } = wanted;
    const products = await reader.products(tenant, await bestOf({ ...wanted, limit: candidates }));
    return products
      .filter((product) => availabilityOf(product, locale) === 'available')
      .map((product) => likenessFactsOf(product, locale));
  }

  return (wanted) => {
    const key = JSON.stringify([wanted.tenant, wanted.locale, wanted.category]);
    const known = kept.get(key);
    if (known && known.until > clock()) return known.facts;
    const facts = read(wanted);
    kept.set(key, { facts, until: clock() + keptMs });
    const forget = (): void => {
      if (kept.peek(key)?.facts === facts) kept.delete(key);
    };
    // Nothing is known while the search or the database is away: to be asked for again.
    facts.then((found) => {
      if (found.length === 0) forget();
    }, forget);
    return facts;
  };
}
