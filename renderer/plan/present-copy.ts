import { isJsonObject, type JsonObject } from '../../schemas/json.ts';
import { visibleText } from '../../schemas/visible-text.ts';
import { fieldShape, itemShape, type JsonShape, shapeFor, takesNull } from './json-shape.ts';

/**
 * A deep copy without characters that deceive, and without optional fields that hold nothing: null, a text of blanks, a list
 * that may not be empty, an object of nothing else. Where the shape gives such a value a meaning of its own, it stays.
 */
export function presentCopy(value: unknown, shape: JsonShape | undefined): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (typeof value !== 'object' || value === null) return value;
  const own = shapeFor(shape, value);
  if (Array.isArray(value)) {
    const item = itemShape(own);
    return value.map((part) => presentCopy(part, item));
  }
  const copy: JsonObject = {};
  for (const name in value) {
    const field = fieldShape(own, name);
    const part = presentCopy((value as JsonObject)[name], field);
    if (!field || own?.required?.includes(name) || !isAbsent(part, field)) copy[name] = part;
  }
  return copy;
}

/** Whether a text, a list or nothing at all is what editors leave behind in a field that they did not fill in. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return visibleText(value).trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isAbsent(value: unknown, shape: JsonShape): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return false;
  if (value === null) return !takesNull(shape);
  if (Array.isArray(value)) return value.length === 0 && (shape.minItems ?? 0) > 0;
  return (shape.required ?? []).length > 0 && holdsNothing(value);
}

function holdsNothing(value: unknown): boolean {
  return isJsonObject(value) ? Object.values(value).every(holdsNothing) : isEmpty(value);
}
