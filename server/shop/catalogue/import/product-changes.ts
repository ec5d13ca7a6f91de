import { isDeepStrictEqual } from 'node:util';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { isJsonObject } from '../../../../schemas/json.ts';

/** A field of a product (`variants.4711.1.offers.de-AT.price`), and what it changes from and to; null: nothing is there. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What is different between two states of a product, field by field. */
export function changesBetween(before: CatalogueProduct, after: CatalogueProduct): FieldChange[] {
  const changes: FieldChange[] = [];
  compare([], before, after, changes);
  return changes;
}

function compare(path: readonly string[], from: unknown, to: unknown, changes: FieldChange[]): void {
  if (isDeepStrictEqual(from, to)) return;
  const old = partsOf(from);
  const next = partsOf(to);
  if (old && next)
    for (const key of new Set([...old.keys(), ...next.keys()]))
      compare([...path, key], old.get(key), next.get(key), changes);
  else changes.push({ field: path.join('.'), from: from ?? null, to: to ?? null });
}

/** Parts by name: an object's fields, or the things of a list that are called by number, identifier, key or kind. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (isJsonObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return undefined;
  const named = value.map((each: unknown) => [nameOf(each), each] as const);
  const parts = new Map<string, unknown>();
  for (const [name, each] of named) if (name !== undefined) parts.set(name, each);
  return parts.size === value.length ? parts : undefined;
}

function nameOf(item: unknown): string | undefined {
  if (!isJsonObject(item)) return undefined;
  const name = item.sku ?? item.key ?? item.id ?? item.kind;
  return typeof name === 'string' ? name : undefined;
}

/** One line for a terminal: `4711 texts.de.name: "Kleid" → "Wickelkleid"`; amounts with two decimals. */
export function describeChange(sku: string, { field, from, to }: FieldChange): string {
  const isAmount = /\.(price|rrp|low30)$|^services\.[^.]+\./.test(field);
  const shown = (value: unknown): string => {
    if (value === null) return 'nothing';
    if (isAmount) return (Number(value) / 100).toFixed(2);
    const text = JSON.stringify(value);
    return text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text;
  };
  const isEmptied = to === null || to === '' || (Array.isArray(to) && to.length === 0);
  return `${sku} ${field}: ${shown(from)} → ${shown(to)}${isEmptied ? ' (emptied)' : ''}`;
}
