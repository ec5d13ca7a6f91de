import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { numberWriter } from '../../../schemas/money/number-writer.ts';
import { loneLabel, type FacetContext } from './listing-facets.ts';
import { withFilters, writeListingQuery } from './listing-query.ts';

export interface ChipContext extends FacetContext {
  currency: string;
  /** Label of a filter's value in the search; undefined: nothing is called so. */
  labelOf: (facet: string, value: string) => string | undefined;
}

/** What is chosen, each with the list without it. `facet` names the facet; `preis` and `sterne` are those two. */
export function listingChips(context: ChipContext): Listing['chips'] {
  const { query, kind, text } = context;
  const chips = query.filters.flatMap((filter) => {
    const label = context.labelOf(filter.facet, filter.value);
    if (label === undefined) return [];
    const others = query.filters.filter((each) => each !== filter);
    return [
      {
        facet: filter.facet,
        label: loneLabel(filter.facet, { value: filter.value, label }, context),
        query: writeListingQuery(withFilters(query, others), kind),
      },
    ];
  });
  if (query.from !== null || query.to !== null)
    chips.push({
      facet: 'preis',
      label: priceLabel(query, context),
      query: writeListingQuery({ ...query, from: null, to: null, page: 1 }, kind),
    });
  if (query.stars !== null)
    chips.push({
      facet: 'sterne',
      label: text('listing.stars', { count: query.stars }),
      query: writeListingQuery({ ...query, stars: null, page: 1 }, kind),
    });
  return chips;
}

/** A price in words; ends in whole units of the currency. */
export function priceLabel(
  { from, to }: Pick<ChipContext['query'], 'from' | 'to'>,
  { locale, currency, text }: Pick<ChipContext, 'locale' | 'currency' | 'text'>,
): string {
  const format = numberWriter(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const [low, high] = [from, to].map((end) => (end === null ? '' : format(end)));
  if (from === null) return text('listing.price.to', { to: high ?? '' });
  if (to === null) return text('listing.price.from', { from: low ?? '' });
  return text('listing.price.between', { from: low ?? '', to: high ?? '' });
}
