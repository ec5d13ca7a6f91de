import { decisiveKeyword } from '../../schemas/decisive.ts';
import { isJsonObject } from '../../schemas/json.ts';

/** JSON Schema, as far as `jsonSchemaOf` writes it and the planner reads it. */
export interface JsonShape {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonShape>>;
  required?: readonly string[];
  items?: JsonShape | readonly JsonShape[];
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly JsonShape[];
  oneOf?: readonly JsonShape[];
  discriminator?: { propertyName: string };
  const?: unknown;
  default?: unknown;
  [keyword: string]: unknown;
}

/** The shape that a value is meant to have: of several kinds the one that it names. */
export function shapeFor(shape: JsonShape | undefined, value: unknown): JsonShape | undefined {
  const tag = shape?.discriminator?.propertyName;
  if (tag === undefined || !isJsonObject(value)) return shape;
  return shape?.oneOf?.find(({ properties }) => properties?.[tag]?.const === value[tag]);
}

/** The shape of a field; undefined for one that nobody knows. */
export function fieldShape(shape: JsonShape | undefined, name: string): JsonShape | undefined {
  return shape?.properties && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
}

/** Whether an object may lack this field; false for one that nobody knows. */
export function isOptional(shape: JsonShape | undefined, name: string): boolean {
  return fieldShape(shape, name) !== undefined && !shape?.required?.includes(name);
}

/** The shape of a list's items; undefined where each place has its own. */
export function itemShape(shape: JsonShape | undefined): JsonShape | undefined {
  return Array.isArray(shape?.items) ? undefined : (shape?.items as JsonShape | undefined);
}

export function takesNull(shape: JsonShape | undefined): boolean {
  return [shape?.type].flat().includes('null') || (shape?.anyOf ?? []).some(takesNull);
}

/** Whether a field decides more than itself: what it says, or that its list holds something. */
export function isDecisive(shape: JsonShape): boolean {
  return shape[decisiveKeyword] === true || (shape.minItems ?? 0) > 0;
}
