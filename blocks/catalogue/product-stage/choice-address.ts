import { calculatorQueryNames } from '../../../schemas/catalogue/calculator-query.ts';
import { choiceQueryNames, type ProductPage } from '../../../schemas/catalogue/product-page.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** Address of the product's page; undefined where this build has none. */
export function productAddress(
  { slug, sku }: Pick<ProductPage, 'slug' | 'sku'>,
  page: PageView,
): string | undefined {
  return page.route('product', { slug, sku });
}

/** What is chosen, as the code names it. */
export function chosenQuery({ axes }: Pick<ProductPage, 'axes'>): URLSearchParams {
  const query = new URLSearchParams();
  for (const { axis, options } of axes) {
    const chosen = options.find(({ isChosen }) => isChosen);
    if (chosen) query.set(choiceQueryNames[axis], chosen.value);
  }
  return query;
}

/** The same page with the calculator open, beginning with the price. */
export function calculatorAddress(product: ProductPage, node: string, page: PageView): string | undefined {
  const address = productAddress(product, page);
  const terms = page.tenant.instalments;
  if (address === undefined || !terms) return undefined;
  const query = chosenQuery(product);
  query.set(calculatorQueryNames.price, enteredPrice(product.price.price, page));
  query.set(calculatorQueryNames.count, String(terms.defaultCount));
  return `${address}?${page.words.query(query.toString())}#${node}`;
}

/** A price as somebody would type it into the calculator: 1234,50. */
export function enteredPrice(cents: number, page: PageView): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;
  return page.number(cents / 100, digits);
}
