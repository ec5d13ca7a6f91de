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

/** What was left out, and why: the first thing that was found wrong in it. */
export interface LeftOut {
  part: Part;
  error: ErrorObject;
}

type Taken = Map<Part['holder'], Map<Part['key'], LeftOut>>;

interface Mended {
  /** Some may lie in others. */
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
  const placeAt = createPlaces(value, shape);
  const taken: Taken = new Map();
  const fatal: ErrorObject[] = [];
  const open = errors.filter(({ keyword }) => keyword !== 'maxItems').toReversed();
  for (let error = open.pop(); error; error = open.pop()) {
    const { part } = placeAt(error.instancePath);
    if (!part) fatal.push(error);
    else if (take(taken, part, error) && isOneTooFew(taken, part)) open.push(tooFew(part));
  }
  // Before anything moves: pointers name the places of items as they were.
  const cuts = errors
    .filter(({ keyword }) => keyword === 'maxItems')
    .map((error) => cutOf(placeAt(error.instancePath).value as unknown[], error, taken));
  for (const [holder, parts] of taken) remove(holder, parts);
  const leftOut = [...taken.values()].flatMap((parts) => [...parts.values()]);
  for (const { list, limit, first } of cuts) {
    if (list.length <= limit) continue;
    list.length = limit;
    leftOut.push(first);
  }
  return { leftOut, fatal };
}

/** A place in a value, with the nearest part around it that may be missing; undefined: all around it must be there. */
interface Place {
  value: unknown;
  shape: JsonShape | undefined;
  part: Part | undefined;
}

/** Follows pointers into a value and its shape; what holds many faults is looked up once. */
function createPlaces(value: unknown, shape: JsonShape): (pointer: string) => Place {
  const known = new Map<string, Place>([['', { value, shape, part: undefined }]]);
  return placeAt;

  function placeAt(pointer: string): Place {
    const end = pointer.lastIndexOf('/');
    if (end === -1) return holderAt('');
    const [name = ''] = pointerSegments(pointer.slice(end));
    return placeBelow(holderAt(pointer.slice(0, end)), name, pointer);
  }

  function holderAt(pointer: string): Place {
    let place = known.get(pointer);
    if (!place) known.set(pointer, (place = placeAt(pointer)));
    return place;
  }
}

function placeBelow({ value: holder, shape, part }: Place, name: string, pointer: string): Place {
  const around = shapeFor(shape, holder);
  if (Array.isArray(holder)) {
    const key = Number(name);
    const value: unknown = holder[key];
    const item = itemShape(around);
    if (!item || item[decisiveKeyword] === true) return { value, shape: item, part };
    const minItems = around?.minItems ?? 0;
    return { value, shape: item, part: { holder, key, pointer, shape: item, value, minItems } };
  }
  const object = holder as JsonObject;
  const value = object[name];
  const field = fieldShape(around, name);
  if (!field || !isOptional(around, name) || isDecisive(field)) return { value, shape: field, part };
  return {
    value,
    shape: field,
    part: { holder: object, key: name, pointer, shape: field, value, minItems: 0 },
  };
}

/** False when the part was taken before. */
function take(taken: Taken, part: Part, error: ErrorObject): boolean {
  const parts = taken.get(part.holder) ?? new Map<Part['key'], LeftOut>();
  if (parts.has(part.key)) return false;
  taken.set(part.holder, parts.set(part.key, { part, error }));
  return true;
}

/** Whether the last item that was taken has brought its list below the minimum. */
function isOneTooFew(taken: Taken, { holder, minItems }: Part): boolean {
  return Array.isArray(holder) && holder.length - (taken.get(holder)?.size ?? 0) === minItems - 1;
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

/** The first item of a list that is one too many, once those that are wrong have gone. */
function cutOf(
  list: unknown[],
  error: ErrorObject,
  taken: Taken,
): { list: unknown[]; limit: number; first: LeftOut } {
  const limit = Number(error.params.limit);
  const gone = taken.get(list);
  let key = 0;
  for (let left = limit; left > 0 || gone?.has(key); key++) if (!gone?.has(key)) left--;
  const pointer = `${error.instancePath}/${key}`;
  return {
    list,
    limit,
    first: { part: { holder: list, key, pointer, shape: {}, value: list[key], minItems: 0 }, error },
  };
}

function remove(holder: Part['holder'], parts: ReadonlyMap<Part['key'], LeftOut>): void {
  if (Array.isArray(holder)) {
    let end = 0;
    for (const [index, item] of holder.entries()) {
      const gone = parts.get(index);
      if (!gone) holder[end++] = item;
      // Items that take null belong to their places: what follows one must not move up.
      else if (takesNull(gone.part.shape)) holder[end++] = null;
    }
    holder.length = end;
    return;
  }
  for (const { part } of parts.values()) {
    if (part.shape.default === undefined) delete holder[part.key];
    else holder[part.key] = cloneJson(part.shape.default);
  }
}

/** The place that something in what is left had in the value as it was: items that were left out stood before it. */
export function placeBefore(leftOut: readonly LeftOut[], pointer: string): string {
  if (leftOut.length === 0) return pointer;
  const gone = leftOut
    .filter(({ part: { holder, shape } }) => Array.isArray(holder) && !takesNull(shape))
    .map(({ part }) => part)
    .toSorted((a, b) => Number(a.key) - Number(b.key));
  let place = '';
  for (const name of pointer.split('/').slice(1)) {
    let key = name;
    for (const part of gone)
      if (part.pointer === `${place}/${part.key}` && Number(part.key) <= Number(key))
        key = String(Number(key) + 1);
    place += `/${key}`;
  }
  return place;
}

/** Whether a place lies below one of these. */
export function liesIn(pointers: ReadonlySet<string>, pointer: string): boolean {
  if (pointers.size === 0) return false;
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (pointers.has(pointer.slice(0, end))) return true;
  return false;
}
