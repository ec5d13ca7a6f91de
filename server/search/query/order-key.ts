import { factOrders, type ProductOrder } from '../../../schemas/catalogue/product-search.ts';
import { maxPrice, type Columns } from '../index/columns.ts';
import { lowestFacts } from './lowest-facts.ts';

/**
 * The function that gives a product its key in an order: higher is better, below 2^31. `sum` holds the points of the match,
 * if anything was typed; `price` is the lowest of its variants that pass the filters, in cents.
 */
export function orderKey(
  order: ProductOrder,
  columns: Columns,
  sum: Uint16Array | undefined,
): (slot: number, price: number) => number {
  const { popularity, rating, listed } = columns;
  const popular = (slot: number): number => popularity[slot] ?? 0;
  switch (order) {
    case 'price-up':
      return (_, price) => maxPrice - price;
    case 'price-down':
      return (_, price) => price;
    case 'newest':
      return (slot) => listed[slot] ?? 0;
    case 'rating':
      return (slot) => (rating[slot] ?? 0) * 64 + popular(slot);
    case 'popularity':
      return popular;
    case 'quietest':
    case 'smallest':
    case 'most-frugal': {
      const facts = lowestFacts(columns, factOrders[order] ?? []);
      return (slot) => (facts[slot] ?? 0) * 64 + popular(slot);
    }
    case 'relevance':
      return sum ? (slot) => (sum[slot] ?? 0) + popular(slot) : popular;
  }
}
