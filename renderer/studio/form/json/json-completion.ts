import { getLocation, parseTree, getNodeValue } from 'jsonc-parser';
import type { JsonShape } from '../../../plan/json-shape.ts';
import { newValue } from '../shape/new-value.ts';
import { shapeAt } from './node-shape.ts';

/** What may be written at a place of a node's JSON. */
export interface Completions {
  /** Where what was begun begins. */
  from: number;
  options: readonly { label: string; insert: string; isField: boolean }[];
}

/** Fields that an object does not have yet, and the values that a field chooses from. Undefined where nothing is known. */
export function jsonCompletions(text: string, position: number, shape: JsonShape): Completions | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, position);
  const tree = parseTree(text);
  const whole: unknown = tree && getNodeValue(tree);
  const isInNode = previousNode !== undefined && previousNode.offset <= position;
  const from = isInNode ? previousNode.offset : wordStart(text, position);
  if (isAtPropertyKey) {
    const at = shapeAt(shape, path.slice(0, -1), whole);
    const there = valueOf(whole, path.slice(0, -1));
    const fields = Object.entries(at?.properties ?? {}).filter(
      ([name]) => !there.includes(name) || name === path.at(-1),
    );
    // A field that has its value already keeps it.
    const hasValue = isInNode && /^\s*:/.test(text.slice(previousNode.offset + previousNode.length));
    return listed(
      from,
      fields.map(([name, field]) => ({
        label: name,
        insert: JSON.stringify(name) + (hasValue ? '' : `: ${JSON.stringify(newValue(field))}`),
        isField: true,
      })),
    );
  }
  const values = valuesOf(shapeAt(shape, path, whole));
  return listed(
    from,
    values.map((value) => ({ label: String(value), insert: JSON.stringify(value), isField: false })),
  );
}

function listed(from: number, options: Completions['options']): Completions | undefined {
  return options.length > 0 ? { from, options } : undefined;
}

function wordStart(text: string, position: number): number {
  let start = position;
  while (start > 0 && /[\w"-]/.test(text[start - 1] ?? '')) start--;
  return start;
}

function valueOf(whole: unknown, path: readonly (string | number)[]): string[] {
  let at = whole;
  for (const step of path)
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined;
  return typeof at === 'object' && at !== null ? Object.keys(at) : [];
}

function valuesOf(shape: JsonShape | undefined): unknown[] {
  if (!shape) return [];
  if (Array.isArray(shape.enum)) return shape.enum as unknown[];
  if (shape.const !== undefined) return [shape.const];
  if (shape.type === 'boolean') return [true, false];
  return (shape.anyOf ?? []).flatMap(valuesOf);
}
