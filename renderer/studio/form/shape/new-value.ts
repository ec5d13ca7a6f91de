import { isJsonObject, type JsonObject } from '../../../../schemas/json.ts';
import type { JsonShape } from '../../../plan/json-shape.ts';

/** What a new item or a new group of fields begins as: the least that its shape lets somebody fill in. */
export function newValue(shape: JsonShape | undefined): unknown {
  if (!shape) return null;
  if (shape.const !== undefined) return shape.const;
  const first = shape.anyOf?.[0] ?? shape.oneOf?.[0];
  if (first) return newValue(first);
  const types = [shape.type].flat();
  if (Array.isArray(shape.enum)) return shape.enum[0];
  if (types.includes('object')) return newObject(shape);
  if (types.includes('array')) return [];
  if (types.includes('boolean')) return false;
  return types.includes('integer') || types.includes('number') ? (shape.minimum ?? 0) : '';
}

function newObject({ properties = {}, required = [] }: JsonShape): JsonObject {
  return Object.fromEntries(required.map((name) => [name, newValue(properties[name])]));
}

const titleFields = [
  'title',
  'headline',
  'label',
  'name',
  'text',
  'caption',
  'alt',
  'value',
  'sku',
  'seal',
  'src',
];

/** What an item of a list is called by: the first of its texts that names it; undefined where it has none yet. */
export function itemTitle(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value) || undefined;
  if (!isJsonObject(value)) return undefined;
  for (const name of titleFields) {
    const text = value[name];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  const inner = [value.link, value.picture].filter(isJsonObject);
  return inner.map(itemTitle).find((title) => title !== undefined);
}
