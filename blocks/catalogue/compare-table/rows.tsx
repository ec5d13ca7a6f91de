import type { ReactNode } from 'react';
import type { ProductCard } from '../../../schemas/product-card.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { productPage } from '../../kit/product/product-card-view.tsx';
import { priceView } from '../../kit/product/price-view.tsx';
import { ratingView } from '../../kit/product/rating-view.tsx';
import { ProductLabels } from '../../kit/product/product-labels.tsx';
import type { CompareTableProps, ComparedRow } from './schema.ts';

interface Row {
  label: string;
  /** One for each product; undefined: not known. */
  cells: ReactNode[];
}

type Cell = (card: ProductCard, page: PageView) => ReactNode;

const cells: Record<ComparedRow, Cell> = {
  price: (card, page) => priceView(card, page),
  rating: ({ rating }, page) => (rating && rating.count > 0 ? ratingView(rating, page) : undefined),
  brand: ({ brand }) => brand || undefined,
  colours: coloursOf,
  energy: (card, page) =>
    card.energy && <ProductLabels energy={card.energy} product={productPage(card, page)} page={page} />,
  tyre: (card, page) =>
    card.tyre && <ProductLabels tyre={card.tyre} product={productPage(card, page)} page={page} />,
  supply: ({ powerSupplyIncluded }, page) =>
    powerSupplyIncluded === null
      ? undefined
      : page.t(powerSupplyIncluded ? 'product.supply' : 'product.noSupply'),
};

/** The rows that say something about at least one of the products: from their own data, then the editor's facts. */
export function rowsOf(
  { rows, facts }: CompareTableProps,
  cards: readonly ProductCard[],
  page: PageView,
): Row[] {
  const known = rows.map((name) => ({
    label: page.t(`compare-table.${name}`),
    cells: cards.map((card) => cells[name](card, page) ?? undefined),
  }));
  const others = facts.map(({ label, values }) => ({
    label,
    cells: cards.map(({ sku }) => values.find((each) => each.sku === sku)?.value || undefined),
  }));
  return [...known, ...others].filter((row) => row.cells.some((cell) => cell !== undefined));
}

/** Colours by their names: beside each other, words compare better than dots. */
function coloursOf({ colours, hiddenColours }: ProductCard, page: PageView): ReactNode {
  if (colours.length === 0) return undefined;
  const names = colours.map(({ name }) => name).join(', ');
  return hiddenColours > 0
    ? `${names} +${hiddenColours}\u00a0${page.t('product.moreColours', { count: hiddenColours })}`
    : names;
}
