import type { SearchProduct } from '../analyser/search-product.ts';
import type { TestShop } from './goods-shop.ts';

interface Expectation {
  query: string;
  isRight(product: SearchProduct): boolean;
}

/** Reads `query = field value, field value`, one in a line. */
export function readExpectations(table: string): Expectation[] {
  return table
    .trim()
    .split(/\n+/)
    .map((line) => {
      const [query = '', conditions = ''] = line.split(' = ');
      const checks = conditions.split(/, (?=(?:type|colour|brand|for|category|has) )/).map(readCondition);
      return { query, isRight: (product) => checks.every((isMet) => isMet(product)) };
    });
}

function readCondition(condition: string): (product: SearchProduct) => boolean {
  const [, field = '', values = ''] = /^(\w+) (.+)$/.exec(condition) ?? [];
  const wanted = values.split('|');
  const holds = (texts: readonly string[]): boolean =>
    texts.some((text) =>
      wanted.some((each) => (each.startsWith('~') ? text.endsWith(each.slice(1)) : text === each)),
    );
  switch (field) {
    case 'type':
      return ({ type }) => holds([type]);
    case 'colour':
      return ({ colours }) => holds(colours);
    case 'brand':
      return ({ brand }) => holds([brand]);
    case 'for':
      return ({ targetGroups }) => holds(targetGroups);
    case 'category':
      return ({ categories }) => holds(categories.flat());
    case 'has':
      return ({ sizes, attributes, name }) =>
        [...sizes, ...attributes, name].some((text) => text.includes(values));
    default:
      throw new Error(`${condition} is no condition`);
  }
}

/**
 * What is wrong with the answer to a query; undefined when it is right: the first hit, and eight of the first ten or all
 * right products in stock.
 */
export async function judge({ query, isRight }: Expectation, shop: TestShop): Promise<string | undefined> {
  const answer = await shop.search(query);
  const first = answer.hits.slice(0, 10).map(({ doc }) => shop.productOf(doc));
  const right = first.filter(isRight).length;
  // Of a product that is right, what makes it so can be bought: `85D` in stock, not only on the list of its sizes.
  const labelOf = (id: number | undefined): string[] =>
    shop.values.flatMap((each) => (each.id === id ? [each.label] : []));
  const inStock = shop.listed.filter(({ product, variants }) =>
    variants.some(
      ({ stock, values: [colour, size] }) =>
        stock > 0 && isRight({ ...product, colours: labelOf(colour), sizes: labelOf(size) }),
    ),
  ).length;
  if (inStock === 0) return `${query}: nothing right is in stock`;
  if (first[0] && isRight(first[0]) && right >= Math.min(8, inStock)) return undefined;
  const shown = first.slice(0, 4).map(({ name }) => name);
  return `${query}: ${right} of ${inStock} right (${answer.total}); ${shown.join(', ')}; without ${answer.leftOut.join()}; ${answer.corrected.map(({ instead }) => instead).join()}`;
}
