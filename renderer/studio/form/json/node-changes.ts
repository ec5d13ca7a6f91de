import type { Patch, ValuePath } from '../../../../schemas/editing/change.ts';
import { isJsonObject, type JsonObject } from '../../../../schemas/json.ts';

/** Fields of a node that are changed by other means than its JSON. */
export const fixedFields: ReadonlySet<string> = new Set(['id', 'type', 'slots']);

/** A node without what stands in its slots. */
export function editableNode(node: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== 'slots'));
}

/** What makes one state of a node the other, field by field to any depth; a list is set as a whole where it differs. */
export function nodeChanges(id: string, before: JsonObject, after: JsonObject): Patch[] {
  return changes(before, after, [])
    .filter(({ path: [field] }) => !fixedFields.has(String(field)))
    .map((step) => ({ op: 'set', node: id, ...step }));
}

interface Step {
  path: ValuePath;
  value?: Extract<Patch, { op: 'set' }>['value'];
}

function changes(before: JsonObject, after: JsonObject, path: ValuePath): Step[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): Step[] => {
    const way = [...path, name];
    if (!Object.hasOwn(after, name)) return [{ path: way }];
    const [was, is] = [Object.hasOwn(before, name) ? before[name] : undefined, after[name]];
    if (isJsonObject(was) && isJsonObject(is)) return changes(was, is, way);
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ path: way, value: is as Step['value'] & {} }];
  });
}
