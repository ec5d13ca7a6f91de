import { isDeepStrictEqual } from 'node:util';
import type { Patch, ValuePath } from '../../../schemas/editing/change.ts';
import type { Conflict } from '../../../schemas/editing/conflict.ts';
import type { FieldDifference } from '../../../schemas/editing/difference.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';

/** A node, or a document (`node` null), in three states, with what two people changed since the first. */
export interface ConcurrentFields {
  node: string | null;
  base: JsonObject;
  theirs: JsonObject;
  mine: JsonObject;
  theirFields: readonly FieldDifference[];
  myFields: readonly FieldDifference[];
}

/** Steps for what only the second one changed, and conflicts where both changed the same value, or one within the other. */
export function mergeFields(fields: ConcurrentFields): { patches: Patch[]; conflicts: Conflict[] } {
  const { node, theirFields, myFields } = fields;
  const patches: Patch[] = [];
  const conflicts = new Map<string, Conflict>();
  for (const { path, after } of myFields) {
    const met = theirFields.filter((field) => isWithin(path, field.path) || isWithin(field.path, path));
    if (met.length === 0) {
      patches.push({ op: 'set', node, path, ...(after !== undefined && { value: after }) } as Patch);
      continue;
    }
    const shortest = [path, ...met.map((field) => field.path)].reduce((one, other) =>
      other.length < one.length ? other : one,
    );
    const conflict = fieldConflict(fields, shortest);
    if (!isDeepStrictEqual(conflict.theirs, conflict.mine)) conflicts.set(JSON.stringify(shortest), conflict);
  }
  return { patches, conflicts: [...conflicts.values()] };
}

/** A value in all three states. */
export function fieldConflict(
  { node, base, theirs, mine }: Pick<ConcurrentFields, 'node' | 'base' | 'theirs' | 'mine'>,
  path: ValuePath,
): Conflict {
  const values = Object.entries({ base, theirs, mine })
    .map(([name, holder]) => [name, valueAt(holder, path)] as const)
    .filter(([, value]) => value !== undefined);
  return { kind: 'field', node, path, ...Object.fromEntries(values) };
}

function isWithin(inner: ValuePath, outer: ValuePath): boolean {
  return outer.every((part, index) => inner[index] === part);
}

function valueAt(holder: unknown, path: ValuePath): unknown {
  return path.reduce((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isJsonObject(value) ? value[part] : undefined;
  }, holder);
}
