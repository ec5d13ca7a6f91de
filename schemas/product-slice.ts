import { z } from 'zod';
import { identifierName } from './content-names.ts';
import { valueWords } from './writing/value-words.ts';
import type { Issue } from './issue.ts';
import { isJsonObject, pointerSegment } from './json.ts';
import { type ProductCard, productCard } from './product-card.ts';

/** More products than this are not shown from one slice. */
export const maxSliceProducts = 120;

/** A product slice file as its authors are to write it. */
export const productSlice = z.object({
  category: identifierName,
  id: identifierName,
  products: z.array(productCard).max(maxSliceProducts),
  /** How many products the slice was cut from. */
  total: z.int().min(0).optional(),
  updated: z.iso.datetime({ offset: true }),
});

/** What pages demand of a slice file; its products are looked at one by one, so that a broken one costs no more than itself. */
export const looseProductSlice = z.looseObject({ products: z.array(z.unknown()) });
export type LooseProductSlice = z.output<typeof looseProductSlice>;

interface ReadProducts {
  cards: readonly ProductCard[];
  /** One for each product that was left out; pointers lead into the slice file. */
  issues: readonly Issue[];
}

const known = new WeakMap<object, ReadProducts>();

/** The products of a slice that can be shown, in their order. The same slice object is read once. */
export function readProducts(slice: LooseProductSlice): ReadProducts {
  let read = known.get(slice);
  if (!read) known.set(slice, (read = readAll(slice.products)));
  return read;
}

function readAll(products: readonly unknown[]): ReadProducts {
  const cards = new Map<string, ProductCard>();
  const issues: Issue[] = [];
  for (const [index, product] of products.slice(0, maxSliceProducts).entries()) {
    const parsed = productCard.safeParse(product, { error: valueWords });
    if (!parsed.success) {
      const first = parsed.error.issues[0];
      const path = (first?.path ?? []).map((key) => `/${pointerSegment(String(key))}`).join('');
      issues.push(
        issueOf(`/products/${index}${path}`, `${nameOf(product)} is left out: ${first?.message ?? 'wrong'}.`),
      );
    } else if (cards.has(parsed.data.sku)) {
      issues.push(issueOf(`/products/${index}/sku`, `${nameOf(product)} is in the slice twice.`));
    } else {
      cards.set(parsed.data.sku, parsed.data);
    }
  }
  return { cards: [...cards.values()], issues };
}

function nameOf(product: unknown): string {
  const sku =
    isJsonObject(product) && typeof product.sku === 'string' ? product.sku.slice(0, 32) : 'without number';
  return `Product ${sku}`;
}

function issueOf(pointer: string, message: string): Issue {
  return {
    code: 'data-invalid',
    severity: 'warning',
    pointer,
    nodeId: null,
    field: null,
    message,
    hint: 'Correct the product in the slice file; the others are shown.',
  };
}
