import { type CollectionContext, type CollectionRequest, contextOf } from './collection-context.ts';
import type { FormValues } from './form-values.ts';

interface Collection {
  submit(form: 'add', values: FormValues, context: CollectionContext): Promise<{ ok: boolean }>;
}

/** Puts articles into the visitor's collection, those that can be had; how many of them. Throws an outage. */
export async function collectArticles(
  collection: Collection,
  isHttps: boolean,
  visit: CollectionRequest,
  articles: readonly { sku: string; quantity: number }[],
): Promise<number> {
  const context = await contextOf(visit, isHttps);
  let collected = 0;
  for (const { sku, quantity } of articles) {
    const values = new Map([
      ['sku', [sku]],
      ['quantity', [String(quantity)]],
    ]);
    if ((await collection.submit('add', values, context)).ok) collected += 1;
  }
  return collected;
}
