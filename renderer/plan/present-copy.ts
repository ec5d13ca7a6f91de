import { isBlankText } from '../../schemas/blank-text.ts';
import { isJsonObject, type JsonObject } from '../../schemas/json.ts';
import { visibleText } from '../../schemas/visible-text.ts';
import { isOptional, itemShape, type JsonShape, takesNull } from './json-shape.ts';

type Copy = (value: unknown) => unknown;

interface Field {
  copy: Copy;
  shape: JsonShape;
  isOptional: boolean;
}

/**
 * Makes a deep copy of values of a shape: without characters that deceive, and without optional fields that hold nothing
 * (null, a text of blanks, a list that may not be empty, an object of nothing else). Where the shape gives such a value a
 * meaning of its own, it stays.
 */
export function presentCopy(shape: JsonShape): Copy {
  const tag = shape.discriminator?.propertyName;
  if (tag !== undefined) {
    const kinds = new Map(
      (shape.oneOf ?? []).map((kind) => [kind.properties?.[tag]?.const, presentCopy(kind)] as const),
    );
    return (value) => (kinds.get(isJsonObject(value) ? value[tag] : undefined) ?? plainCopy)(value);
  }
  const item = itemShape(shape);
  const items = item ? presentCopy(item) : plainCopy;
  const fields = new Map(
    Object.entries(shape.properties ?? {}).map(([name, field]): [string, Field] => [
      name,
      { copy: presentCopy(field), shape: field, isOptional: isOptional(shape, name) },
    ]),
  );
  return (value) => copyOf(value, items, fields);
}

const noFields: ReadonlyMap<string, Field> = new Map();

function plainCopy(value: unknown): unknown {
  return copyOf(value, plainCopy, noFields);
}

function copyOf(value: unknown, items: Copy, fields: ReadonlyMap<string, Field>): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => items(part));
  const copy: JsonObject = {};
  for (const name in value) {
    const given = (value as JsonObject)[name];
    const field = fields.get(name);
    const part = field ? field.copy(given) : plainCopy(given);
    if (!field?.isOptional || !isAbsent(part, field.shape)) copy[name] = part;
  }
  return copy;
}

/** Whether a text, a list or nothing at all is what editors leave behind in a field that they did not fill in. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return isBlankText(value);
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isAbsent(value: unknown, shape: JsonShape): boolean {
  if (typeof value === 'string') return isBlankText(value);
  if (typeof value !== 'object') return false;
  if (value === null) return !takesNull(shape);
  if (Array.isArray(value)) return value.length === 0 && (shape.minItems ?? 0) > 0;
  return (shape.required ?? []).length > 0 && holdsNothing(value);
}

function holdsNothing(value: unknown): boolean {
  return isJsonObject(value) ? Object.values(value).every(holdsNothing) : isEmpty(value);
}
