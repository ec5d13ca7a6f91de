import type { ValuePath } from '../../../../schemas/editing/change.ts';
import { isJsonObject } from '../../../../schemas/json.ts';
import { type JsonShape, shapeFor } from '../../../plan/json-shape.ts';
import { fieldKind } from '../shape/field-kind.ts';

/** A text of a node that may say something else in another language. */
export interface NodeText {
  /** Way below `props`. */
  path: ValuePath;
  /** Block and way without places in lists. */
  name: string;
  shape: JsonShape;
  isOptional: boolean;
}

const textKinds = new Set(['text', 'long-text', 'rich-text']);

/** The texts that a node has, in the order of its fields. Names and numbers are the same in all languages. */
export function textsOf(shape: JsonShape, props: unknown, type: string): NodeText[] {
  return textsIn(shape, props, [], type, false);
}

function textsIn(
  shape: JsonShape,
  value: unknown,
  path: ValuePath,
  name: string,
  isOptional: boolean,
): NodeText[] {
  if (typeof value === 'string') {
    // A pattern tells of a name, not of words.
    const isWords =
      textKinds.has(fieldKind(shape, name).kind) && shape.pattern === undefined && shape.const === undefined;
    return isWords && value.trim() !== '' ? [{ path, name, shape, isOptional }] : [];
  }
  if (Array.isArray(value)) {
    const { items } = shape;
    const item = Array.isArray(items) ? undefined : (items as JsonShape | undefined);
    return item ? value.flatMap((one, at) => textsIn(item, one, [...path, at], name, false)) : [];
  }
  const own = shapeFor(shape, value);
  if (!isJsonObject(value) || !own?.properties) return [];
  return Object.entries(own.properties).flatMap(([key, field]) =>
    textsIn(field, value[key], [...path, key], `${name}.${key}`, own.required?.includes(key) !== true),
  );
}
