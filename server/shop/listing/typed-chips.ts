import type { Listing } from '../../../schemas/catalogue/listing.ts';
import type { ReadCondition } from '../../../schemas/catalogue/product-search.ts';
import { priceLabel, type ChipContext } from './listing-chips.ts';
import { loneLabel } from './listing-facets.ts';
import { writeListingQuery } from './listing-query.ts';

/** What words were read as, each with the search without these words; words that are all that was typed stay. */
export function typedChips(conditions: readonly ReadCondition[], context: ChipContext): Listing['chips'] {
  const { query, kind } = context;
  return conditions.flatMap((condition) => {
    const term = withoutWords(query.term, condition.written);
    // Of a word that was corrected the text holds none.
    if (term === '' || term === query.term) return [];
    return [{ ...labelOf(condition, context), query: writeListingQuery({ ...query, term, page: 1 }, kind) }];
  });
}

function labelOf(condition: ReadCondition, context: ChipContext): { facet: string; label: string } {
  switch (condition.kind) {
    case 'price': {
      const [from, to] = [condition.from, condition.to].map((cents) => (cents === null ? null : cents / 100));
      return { facet: 'preis', label: priceLabel({ from: from ?? null, to: to ?? null }, context) };
    }
    case 'value':
      return { facet: condition.facet, label: loneLabel(condition.facet, condition, context) };
    case 'without':
      return { facet: 'q', label: condition.written };
  }
}

/** A text without each of these words, once. */
function withoutWords(text: string, words: string): string {
  const rest = text.split(/\s+/);
  for (const word of words.split(/\s+/)) {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.join(' ');
}
