import { cloneJson, isJsonObject, pointerSegment } from '../../schemas/json.ts';

/** What can happen to a value of a document on its way from an editor. */
export const mutationKinds = [
  'drop',
  'null',
  'empty',
  'wrong type',
  'other’s value',
  'duplicate',
  'reorder',
] as const;
export type MutationKind = (typeof mutationKinds)[number];

/** A value's place: the list or object that holds it, and its name there. */
interface Place {
  pointer: string;
  holder: Record<string, unknown> | unknown[];
  name: string | number;
}

/** A changed copy of a document, and where it was changed. */
export interface Mutant {
  body: unknown;
  pointer: string;
}

/**
 * The document with one value changed: the `at`-th of all its values, modulo their number; `other` chooses the value that
 * takes its place, where one does.
 */
export function mutateDocument(document: unknown, kind: MutationKind, at: number, other: number): Mutant {
  const body = cloneJson(document);
  const places = placesIn(body, '');
  const place = places[at % places.length] as Place;
  change(place, kind, () => valueAt(places[other % places.length] as Place));
  return { body, pointer: place.pointer };
}

function placesIn(value: unknown, pointer: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Place['holder'];
  const names = Array.isArray(holder) ? holder.map((_item, index) => index) : Object.keys(holder);
  return names.flatMap((name) => {
    const own = `${pointer}/${pointerSegment(String(name))}`;
    const place = { pointer: own, holder, name };
    return [place, ...placesIn(valueAt(place), own)];
  });
}

function valueAt({ holder, name }: Place): unknown {
  return (holder as Record<string | number, unknown>)[name];
}

function change(place: Place, kind: MutationKind, otherValue: () => unknown): void {
  const { holder, name } = place;
  const put = (value: unknown): void => void ((holder as Record<string | number, unknown>)[name] = value);
  const value = valueAt(place);
  switch (kind) {
    case 'drop':
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
      return;
    case 'null':
      return put(null);
    case 'empty':
      return put(emptied(value));
    case 'wrong type':
      return put(typeof value === 'string' ? { wrong: value } : 'wrong');
    case 'other’s value':
      return put(cloneJson(otherValue()));
    case 'duplicate':
      if (Array.isArray(holder)) holder.splice(Number(name), 0, cloneJson(value));
      else holder[`${name}-copy`] = cloneJson(value);
      return;
    default:
      if (Array.isArray(value)) value.reverse();
      else if (Array.isArray(holder)) holder.reverse();
      else if (isJsonObject(value)) put(Object.fromEntries(Object.entries(value).toReversed()));
  }
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' && value !== null ? {} : '';
}
