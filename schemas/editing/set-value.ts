import { isJsonObject, type JsonObject } from '../json.ts';
import type { ValuePath } from './change.ts';

/** The new whole, and what to set where to have the old one again (`value` absent: to take away). */
export interface ValueSet {
  whole: unknown;
  undo: { path: ValuePath; value?: unknown };
}

/**
 * Sets a value within parsed JSON, which stays as it is: the new whole shares with it all that lies off the way. `value` undefined
 * takes away. What is missing on the way is made. Undefined when the way leads nowhere: through a text, beyond the end of a list.
 */
export function setValue(whole: unknown, path: ValuePath, value: unknown): ValueSet | undefined {
  return setWithin(whole, path, value, 0);
}

function setWithin(holder: unknown, path: ValuePath, value: unknown, at: number): ValueSet | undefined {
  const part = path[at];
  if (part === undefined)
    return { whole: value, undo: { path, ...(holder !== undefined && { value: holder }) } };
  if (holder === undefined || holder === null) return makeHolder(holder, path, value, at);
  if (Array.isArray(holder)) return setItem(holder, path, value, at);
  if (!isJsonObject(holder) || typeof part !== 'string') return undefined;
  const set = setWithin(Object.hasOwn(holder, part) ? holder[part] : undefined, path, value, at + 1);
  return set && { ...set, whole: withField(holder, part, set.whole) };
}

function withField(holder: JsonObject, name: string, value: unknown): JsonObject {
  if (value !== undefined) return { ...holder, [name]: value };
  const { [name]: _gone, ...others } = holder;
  return others;
}

function setItem(list: unknown[], path: ValuePath, value: unknown, at: number): ValueSet | undefined {
  const index = path[at];
  if (typeof index !== 'number' || index > list.length) return undefined;
  const isLast = at === path.length - 1;
  if (isLast && value === undefined) {
    // No single step puts an item back into the middle of a list: its undo sets the list.
    if (index === list.length) return undefined;
    return { whole: list.toSpliced(index, 1), undo: { path: path.slice(0, at), value: list } };
  }
  const set = setWithin(list[index], path, value, at + 1);
  if (set?.whole === undefined) return undefined;
  return { ...set, whole: list.toSpliced(index, 1, set.whole) };
}

/** Makes what is missing on the way, an object for a name, a list for its first item; its undo takes all that away again. */
function makeHolder(
  holder: null | undefined,
  path: ValuePath,
  value: unknown,
  at: number,
): ValueSet | undefined {
  const undo = { path: path.slice(0, at), ...(holder === null && { value: holder }) };
  if (value === undefined) return { whole: holder, undo };
  let whole = value;
  for (const part of path.slice(at).toReversed()) {
    if (typeof part === 'number' && part > 0) return undefined;
    whole = typeof part === 'number' ? [whole] : { [part]: whole };
  }
  return { whole, undo };
}
