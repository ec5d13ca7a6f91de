import { type LooseProductSlice, looseProductSlice, readProducts } from '../../../schemas/product-slice.ts';

/** What a block that shows products loads, for `data` of its `block.ts`: faulty products are left out and told to editors. */
export const productsData = {
  products: {
    schema: looseProductSlice,
    required: true,
    faultsOf: (slice: LooseProductSlice) => readProducts(slice).issues,
  },
} as const;

/** The same as its view gets it. */
export interface ProductsData {
  products: LooseProductSlice;
}
