import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { looseProductSlice, readProducts } from '../../../schemas/product-slice.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import type { SliceCards } from './slice-draft.ts';

/**
 * The products of all slices of a tenant, by number in ascending order, with their card in each locale, in the order of `locales`. `folder` holds the
 * tenant's buckets; the first of `locales` is its default. French files end in `_fr`, Dutch ids in `-nl`; the cut form of
 * a slice is the same again. Empty for a tenant without slices. Throws a RangeError for a file that is no slice, with its name.
 */
export function readSlices(folder: string, locales: readonly string[]): Map<string, SliceCards> {
  const found = new Map<string, Record<string, ProductCard>>();
  const files = globSync('products/*/*.json', { cwd: folder }).filter(
    (file) => !file.endsWith('.sliced.json'),
  );
  for (const file of files.toSorted()) {
    const locale = localeOf(basename(file, '.json'), locales);
    if (locale === undefined) continue;
    for (const card of cardsOf(join(folder, file))) {
      const cards = found.get(card.sku) ?? {};
      cards[locale] ??= card;
      found.set(card.sku, cards);
    }
  }
  const inOrder = (cards: SliceCards): SliceCards =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const card = cards[locale];
        return card ? [[locale, card]] : [];
      }),
    );
  return new Map(
    [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([sku, cards]) => [sku, inOrder(cards)]),
  );
}

function cardsOf(file: string): readonly ProductCard[] {
  try {
    return readProducts(looseProductSlice.parse(JSON.parse(readFileSync(file, 'utf8')))).cards;
  } catch (error) {
    throw new RangeError(`${file} is no product slice as schemas/product-slice.ts has it.`, { cause: error });
  }
}

function localeOf(name: string, locales: readonly string[]): string | undefined {
  const language = name.endsWith('_fr') ? 'fr' : name.endsWith('-nl') ? 'nl' : undefined;
  return language === undefined ? locales[0] : locales.find((locale) => locale.startsWith(language));
}
