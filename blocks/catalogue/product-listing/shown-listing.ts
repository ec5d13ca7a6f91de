import { z } from 'zod';
import { type Listing, listing } from '../../../schemas/catalogue/listing.ts';
import type { Finding } from '../../../schemas/issue.ts';
import { type ProductCard, productCard } from '../../../schemas/product-card.ts';

const products = z.array(z.unknown());

/** A list as it is loaded; its products are looked at one by one, so that a broken one costs no more than itself. */
export const shownListing = listing.extend({
  cards: products,
  instead: listing.shape.instead.unwrap().extend({ cards: products }).nullable(),
});
export type ShownListing = z.output<typeof shownListing>;

const read = new WeakMap<object, ProductCard | null>();

/** The list with the products that can be shown; a product that is there twice is shown once. */
export function readListing(shown: ShownListing): Listing {
  const { instead } = shown;
  return {
    ...shown,
    cards: cardsOf(shown.cards),
    instead: instead && { ...instead, cards: cardsOf(instead.cards) },
  };
}

/** One fault for each product that is left out, for editors. */
export function faultsOf({ cards }: ShownListing): Finding[] {
  return cards.flatMap((card, index) =>
    cardOf(card)
      ? []
      : [
          {
            code: 'data-invalid' as const,
            severity: 'warning' as const,
            pointer: `/cards/${index}`,
            message: 'A product of the list cannot be shown and is left out.',
            hint: 'Correct the product in the catalogue; the others are shown.',
          },
        ],
  );
}

function cardsOf(list: readonly unknown[]): ProductCard[] {
  const cards = new Map<string, ProductCard>();
  for (const each of list) {
    const card = cardOf(each);
    if (card && !cards.has(card.sku)) cards.set(card.sku, card);
  }
  return [...cards.values()];
}

function cardOf(value: unknown): ProductCard | null {
  if (typeof value !== 'object' || value === null) return null;
  let card = read.get(value);
  if (card === undefined) read.set(value, (card = productCard.safeParse(value).data ?? null));
  return card;
}
