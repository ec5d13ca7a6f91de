import { globSync, readFileSync } from 'node:fs';
import { isJsonObject, type JsonObject } from '../../schemas/json.ts';

/** A node of a page document, as far as it matters here. */
export interface PageNode {
  type: string;
  props?: JsonObject;
  slots?: Record<string, readonly PageNode[]>;
}

/** Values that a block lets an editor choose from, by the name of the property, wherever in the block's properties it is. */
type Choices = ReadonlyMap<string, ReadonlySet<unknown>>;

const choices = new Map<string, Choices>(
  globSync('schemas/published/blocks/*.json').map((file) => {
    const { title, props } = JSON.parse(readFileSync(file, 'utf8')) as { title: string; props: unknown };
    const found = new Map<string, Set<unknown>>();
    collectChoices(props, found);
    return [title, found];
  }),
);

/**
 * What a page is made of: its blocks (`carousel`), what they stand in (`main > carousel`, `columns > carousel`), and what
 * an editor has chosen for them from a list (`hero-banner look=inset`). Pages with the same parts are drawn by the same code.
 */
export function partsOf(regions: Record<string, readonly PageNode[]>): ReadonlySet<string> {
  const parts = new Set<string>();
  function visit({ type, props = {}, slots = {} }: PageNode, around: string): void {
    parts.add(type).add(`${around} > ${type}`);
    addChosen(type, props, parts);
    for (const nodes of Object.values(slots)) for (const node of nodes) visit(node, type);
  }
  for (const [region, nodes] of Object.entries(regions)) for (const node of nodes) visit(node, region);
  return parts;
}

function addChosen(type: string, value: unknown, parts: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) addChosen(type, each, parts);
  if (!isJsonObject(value)) return;
  for (const [name, each] of Object.entries(value)) {
    if (choices.get(type)?.get(name)?.has(each)) parts.add(`${type} ${name}=${String(each)}`);
    addChosen(type, each, parts);
  }
}

function collectChoices(schema: unknown, found: Map<string, Set<unknown>>): void {
  if (Array.isArray(schema)) for (const each of schema) collectChoices(each, found);
  if (!isJsonObject(schema)) return;
  for (const [name, property] of Object.entries(isJsonObject(schema.properties) ? schema.properties : {})) {
    const values = valuesOf(property);
    if (values.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...values]));
  }
  for (const each of Object.values(schema)) collectChoices(each, found);
}

function valuesOf(schema: unknown): unknown[] {
  if (!isJsonObject(schema)) return [];
  if (schema.type === 'boolean') return [true, false];
  const own = [schema.enum ?? [], 'const' in schema ? schema.const : []].flat();
  const others = [schema.anyOf ?? [], schema.oneOf ?? []].flat();
  return [...own, ...others.flatMap(valuesOf)];
}
