import type { Patch, ValuePath } from '../../../../schemas/editing/change.ts';
import { isJsonObject, type JsonObject } from '../../../../schemas/json.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';

/** A patch that sets a value. */
export type SetPatch = Extract<Patch, { op: 'set' }>;

/**
 * Sets a value of a node; what is missing on the way there comes with it. Without a value it takes it away, and what it leaves
 * empty on the way (never `props` itself, nor a place in a list). Undefined where there is nothing to do.
 */
export function setPatch(
  node: string,
  root: JsonObject,
  path: ValuePath,
  value: unknown,
): SetPatch | undefined {
  return value === undefined ? without(node, root, path) : withValue(node, root, path, value);
}

function withValue(node: string, root: JsonObject, path: ValuePath, value: unknown): SetPatch {
  let known = path.length;
  while (known > 1 && !isContainer(valueAt(root, path.slice(0, known - 1)))) known--;
  const built = path.slice(known).reduceRight<unknown>((inner, step) => container(step, inner), value);
  return { op: 'set', node, path: path.slice(0, known), value: built as SetPatch['value'] };
}

function container(step: string | number, inner: unknown): unknown {
  if (typeof step === 'string') return { [step]: inner };
  // Places before it have no words of their own.
  return Array.from({ length: step + 1 }, (_, at) => (at === step ? inner : {}));
}

function isContainer(value: unknown): boolean {
  return isJsonObject(value) || Array.isArray(value);
}

function without(node: string, root: JsonObject, path: ValuePath): SetPatch | undefined {
  if (valueAt(root, path) === undefined) return undefined;
  let way = path;
  while (way.length > 1 && way[0] !== 'props' && typeof way.at(-2) === 'string') {
    const parent = valueAt(root, way.slice(0, -1));
    if (!isJsonObject(parent) || Object.keys(parent).length > 1) break;
    way = way.slice(0, -1);
  }
  return { op: 'set', node, path: way };
}
