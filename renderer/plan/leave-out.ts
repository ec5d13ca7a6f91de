import type { ErrorObject } from 'ajv';
import { decisiveKeyword } from '../../schemas/decisive.ts';
import { cloneJson, type JsonObject, pointerSegments } from '../../schemas/json.ts';
import {
  fieldShape,
  isDecisive,
  isOptional,
  itemShape,
  type JsonShape,
  shapeFor,
  takesNull,
} from './json-shape.ts';

/** What was left out, and why: the first thing that was found wrong in it. */
export interface LeftOut {
  pointer: string;
  shape: JsonShape;
  value: unknown;
  error: ErrorObject;
}

/** A part of a value that may be missing: a field of an object, or an item of a list. */
interface Part {
  holder: JsonObject | unknown[];
  key: string | number;
  pointer: string;
  shape: JsonShape;
  value: unknown;
  /** Of the list that the item belongs to. */
  minItems: number;
}

interface Mended {
  leftOut: LeftOut[];
  /** What is wrong in parts that must be there: the value as a whole cannot be used. */
  fatal: ErrorObject[];
}

/**
 * Takes out of a checked value what is wrong in it. Each fault takes the nearest part with it that may be missing: an
 * optional field, or an item of a list; a list that this brings below its minimum is a fault itself. Of a list over its
 * maximum the first items stay. Costs a few steps per fault, however many there are.
 */
export function leaveOut(value: unknown, shape: JsonShape, errors: readonly ErrorObject[]): Mended {
  const taken = new Map<Part['holder'], Map<Part['key'], Part & LeftOut>>();
  const fatal: ErrorObject[] = [];
  const tooLong: ErrorObject[] = [];
  const open = errors.toReversed();
  for (let error = open.pop(); error; error = open.pop()) {
    if (error.keyword === 'maxItems') {
      tooLong.push(error);
      continue;
    }
    const part = nearestPart(value, shape, error.instancePath);
    if (!part) {
      fatal.push(error);
      continue;
    }
    const parts = taken.get(part.holder) ?? new Map<Part['key'], Part & LeftOut>();
    taken.set(part.holder, parts);
    if (parts.has(part.key)) continue;
    parts.set(part.key, { ...part, error });
    if (Array.isArray(part.holder) && part.holder.length - parts.size === part.minItems - 1)
      open.push(tooFew(part));
  }
  // Before anything moves: pointers name the places of items as they were.
  const cuts = tooLong.map((error) => cutOf(listAt(value, error.instancePath), error, taken));
  for (const [holder, parts] of taken) remove(holder, parts);
  const leftOut: LeftOut[] = [...taken.values()].flatMap((parts) => [...parts.values()]);
  for (const { list, limit, first } of cuts) {
    if (list.length <= limit) continue;
    list.length = limit;
    leftOut.push(first);
  }
  return { leftOut: outermost(leftOut), fatal };
}

/** The nearest part around a place that may be missing; undefined: everything around it must be there. */
function nearestPart(whole: unknown, wholeShape: JsonShape, place: string): Part | undefined {
  let part: (Omit<Part, 'pointer'> & { depth: number }) | undefined;
  let value = whole;
  let shape: JsonShape | undefined = wholeShape;
  for (const [index, name] of pointerSegments(place).entries()) {
    const around: JsonShape | undefined = shapeFor(shape, value);
    const depth = index + 1;
    if (Array.isArray(value)) {
      const holder = value as unknown[];
      const key = Number(name);
      value = holder[key];
      shape = itemShape(around);
      if (shape && shape[decisiveKeyword] !== true)
        part = { depth, holder, key, shape, value, minItems: around?.minItems ?? 0 };
    } else {
      const holder = value as JsonObject;
      value = holder[name];
      shape = fieldShape(around, name);
      if (shape && isOptional(around, name) && !isDecisive(shape))
        part = { depth, holder, key: name, shape, value, minItems: 0 };
    }
  }
  return part && { ...part, pointer: place.split('/', part.depth + 1).join('/') };
}

/** The first item of a list that is one too many, once those that are wrong have gone. */
function cutOf(
  list: unknown[],
  error: ErrorObject,
  taken: ReadonlyMap<Part['holder'], ReadonlyMap<Part['key'], unknown>>,
): { list: unknown[]; limit: number; first: LeftOut } {
  const limit = Number(error.params.limit);
  const gone = taken.get(list);
  let index = 0;
  for (let left = limit; left > 0 || gone?.has(index); index++) if (!gone?.has(index)) left--;
  const first = { pointer: `${error.instancePath}/${index}`, shape: {}, value: list[index], error };
  return { list, limit, first };
}

function tooFew({ pointer, minItems }: Part): ErrorObject {
  return {
    keyword: 'minItems',
    instancePath: pointer.slice(0, pointer.lastIndexOf('/')),
    schemaPath: '',
    params: { limit: minItems },
    message: `must NOT have fewer than ${minItems} items; others of it are wrong`,
  };
}

function listAt(value: unknown, pointer: string): unknown[] {
  let at = value;
  for (const name of pointerSegments(pointer)) at = (at as Record<string, unknown>)[name];
  return at as unknown[];
}

function remove(holder: Part['holder'], parts: ReadonlyMap<Part['key'], Part>): void {
  if (Array.isArray(holder)) {
    // Items that take null belong to their places: what follows one must not move up.
    const stay = [...holder.entries()].flatMap(([index, item]) => {
      const part = parts.get(index);
      if (!part) return [item];
      return takesNull(part.shape) ? [null] : [];
    });
    holder.length = 0;
    for (const item of stay) holder.push(item);
    return;
  }
  for (const { key, shape } of parts.values()) {
    if (shape.default === undefined) delete holder[key];
    else holder[key] = cloneJson(shape.default);
  }
}

/** Without what lies in something that was left out as a whole. */
function outermost(leftOut: readonly LeftOut[]): LeftOut[] {
  const pointers = new Set(leftOut.map(({ pointer }) => pointer));
  return leftOut.filter(({ pointer }) => !liesIn(pointers, pointer));
}

/** Whether a place lies below one of these. */
export function liesIn(pointers: ReadonlySet<string>, pointer: string): boolean {
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (pointers.has(pointer.slice(0, end))) return true;
  return false;
}
