import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { factLines } from '../../../schemas/catalogue/fact-lines.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { ListingPorts } from './listing-ports.ts';

/** Facts by which people tell things of a kind apart, the most telling first. */
const deciding = [
  'noise',
  'load',
  'capacity',
  'settings',
  'screen',
  'storage',
  'battery-life',
  'seats',
  'width',
  'seat-height',
  'depth',
  'shaft-height',
  'volume',
];

const mostFacts = 3;

/** What a card in a list says of a product beside its name; what the name says is not said again. */
export function cardFacts(
  { attributes, texts }: Pick<CatalogueProduct, 'attributes' | 'texts'>,
  locale: string,
  words: ListingPorts['words'],
): string[] {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  const named = plain(inLocale(texts, locale).name);
  return factLines(attributes, locale, words)
    .filter(({ key, value }) => deciding.includes(key) && !named.includes(plain(value)))
    .toSorted((one, other) => deciding.indexOf(one.key) - deciding.indexOf(other.key))
    .slice(0, mostFacts)
    .map(({ name, value }) => `${name} ${value}`);
}
