import type { Issue } from '../../schemas/issue.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { elementIssue } from './element-issue.ts';
import type { SurveyedNode } from './page-elements.ts';

/** What was loaded for a node of the page. */
export interface LoadedFor {
  node: SurveyedNode;
  values: readonly unknown[];
}

/** Article numbers that a message names. */
const maxNamed = 5;

/** Products that a block shows though nobody can order them now: sold out, or with no way of delivery. */
export function unorderableProducts(loaded: readonly LoadedFor[]): Issue[] {
  return loaded.flatMap(({ node, values }) => {
    const products = new Map(values.flatMap((value) => productsIn(value, 0)));
    const gone = [...products].filter(([, isOrderable]) => !isOrderable).map(([sku]) => sku);
    if (gone.length === 0 || !node.isOwn) return [];
    const named = gone.slice(0, maxNamed).join(', ') + (gone.length > maxNamed ? ' and others' : '');
    const message = `${gone.length} of ${products.size} products cannot be ordered now: ${named}.`;
    const hint = 'Take them out of the data set, or let the block show others until they are there again.';
    return [elementIssue('product-unorderable', 'notice', { node }, message, hint)];
  });
}

/** Levels below what was loaded in which products stand: a list in a list of lists. */
const maxLevels = 4;

/** Products by their article numbers, with whether one can order them. */
function productsIn(value: unknown, level: number): [string, boolean][] {
  if (level > maxLevels) return [];
  if (Array.isArray(value)) return value.flatMap((item) => productsIn(item, level + 1));
  if (!isJsonObject(value)) return [];
  const { sku, soldOut, undeliverable } = value;
  if (typeof sku === 'string' && 'price' in value) return [[sku, soldOut !== true && undeliverable !== true]];
  return Object.values(value).flatMap((item) => productsIn(item, level + 1));
}
