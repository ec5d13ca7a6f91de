import { z } from 'zod';
import { sku } from '../../../schemas/product-card.ts';

/** What a product's card says, as rows of the table. */
const comparedRows = ['price', 'rating', 'brand', 'colours', 'energy', 'tyre', 'supply'] as const;
export type ComparedRow = (typeof comparedRows)[number];

/** What the editor knows of one product; an empty value is not known. */
const factValue = z.strictObject({ sku, value: z.string().trim().max(120) });

const fact = z.strictObject({
  label: z.string().trim().min(1).max(60),
  /** In any order; a value whose product is not compared is not shown, a product without one is not known. */
  values: z.array(factValue).min(1).max(4),
});

export const props = z.strictObject({
  /** Title of the table. */
  caption: z.string().trim().min(1).max(100),
  text: z.string().trim().max(300).optional(),
  /** The products of the slice that are compared; one that the slice does not have loses its column. */
  skus: z.array(sku).min(2).max(4),
  /** Rows from the products' own data; one that says nothing about any of them is left out. */
  rows: z
    .array(z.enum(comparedRows))
    .max(7)
    .default([...comparedRows]),
  /** More rows, as the editor knows them. */
  facts: z.array(fact).max(20).default([]),
});
export type CompareTableProps = z.output<typeof props>;
