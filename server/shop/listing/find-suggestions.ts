import type { SearchSuggestions } from '../../../schemas/catalogue/suggestions.ts';
import type { ProductSearch } from '../../../schemas/catalogue/product-search.ts';
import { energyColour } from '../../../schemas/energy-colour.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { listingHrefs } from './listing-addresses.ts';
import { suggestedProducts } from './listing-limits.ts';
import type { ListingPorts } from './listing-ports.ts';
import { readListingQuery, writeListingQuery } from './listing-query.ts';
import { createRecent } from './recent.ts';

export interface SuggestionParts extends ListingPorts {
  /** A small picture of a product; null: there is none of that name. */
  pictureOf(id: string): { src: string; width: number; height: number } | null;
  /** The price as the locale writes it, with "from" where variants differ. */
  priceText(card: ProductCard, tenant: string, locale: string): string;
}

interface SuggestionRequest {
  tenant: string;
  locale: string;
  /** Read by `readTerm`. */
  term: string;
}

export interface SuggestionFinder {
  /** Null: the search is not ready yet. Rejects when the database is away. */
  find(request: SuggestionRequest): Promise<SearchSuggestions | null>;
}

/** What somebody who begins with the same letters may get; prices are of now all the same. */
const keptMs = 60_000;
const most = 500;

/** Suggestions; those for the same beginning are kept for a minute. */
export function createSuggestionFinder(parts: SuggestionParts): SuggestionFinder {
  const recent = createRecent<ReturnType<ProductSearch['suggest']>>({
    ...{ most, keptMs, now: parts.now, clock: parts.clock },
  });
  return {
    async find(request) {
      const { tenant, locale, term } = request;
      const search = parts.searchOf(tenant, locale);
      if (!search) return null;
      const typed = term.toLowerCase();
      const key = JSON.stringify([tenant, locale, search.number, typed]);
      return suggestionsOf(await recent.get(key, () => search.suggest(typed)), request, parts);
    },
  };
}

function energyOf(
  { energy }: ProductCard,
  href: string,
  place: string,
): SearchSuggestions['products'][number]['energy'] {
  if (!energy) return null;
  const [from, to] = energy.scale;
  const label = energy.label ?? `${href}#${place}`;
  return { class: energy.class, from, to, colour: energyColour(energy), label };
}

async function suggestionsOf(
  { phrases, skus }: Awaited<ReturnType<ProductSearch['suggest']>>,
  { tenant, locale, term }: SuggestionRequest,
  parts: SuggestionParts,
): Promise<SearchSuggestions> {
  const categories = await parts.categoriesOf(tenant);
  const hrefs = listingHrefs(parts.tenant(tenant), locale, categories);
  const words = addressWords(parts.tenant(tenant), locale);
  const plain = readListingQuery({}, 'search');
  const terms: SearchSuggestions['terms'] = [];
  const places: SearchSuggestions['categories'] = [];
  for (const { display, category } of phrases) {
    const own = category === '' ? undefined : categories.find(category);
    const href = own
      ? hrefs.category(own)
      : hrefs.search &&
        `${hrefs.search}?${words.query(writeListingQuery({ ...plain, term: display }, 'search'))}`;
    if (href !== undefined) (own ? places : terms).push({ label: display, href });
  }
  const products = await parts.products(tenant, skus.slice(0, suggestedProducts));
  return {
    term,
    terms,
    categories: places,
    products: products.flatMap((product) => {
      const card = parts.cardOf(product, tenant, locale);
      const href = card && hrefs.product(card);
      if (!card || href === undefined || href === null) return [];
      const { sku, name, brand } = card;
      const picture = parts.pictureOf(card.picture);
      const price = parts.priceText(card, tenant, locale);
      return [
        { sku, name, brand, href, price, picture, energy: energyOf(card, href, words.fragment('label')) },
      ];
    }),
  };
}
