import type { ValuePath } from '../../../../schemas/editing/change.ts';
import { cloneJson, isJsonObject, type JsonObject, pointerSegment } from '../../../../schemas/json.ts';
import { type SetPatch, setPatch } from './set-patch.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';

/** What is done to a list of a node. `at` is a place in it. */
export type ListEdit =
  | { act: 'add'; at: number; value: unknown }
  | { act: 'copy'; at: number }
  | { act: 'remove'; at: number }
  | { act: 'move'; at: number; to: number };

/**
 * Edits a list below the node's `props`, and with it the same list of each language that is laid over it item by item, and what
 * is remembered of their translation: the words of an item stay with it.
 */
export function editList(node: string, root: JsonObject, path: ValuePath, edit: ListEdit): SetPatch[] {
  const list = valueAt(root, path);
  const items: unknown[] = Array.isArray(list) ? list : [];
  const order = orderAfter(items.length, edit);
  const patches = [
    setPatch(node, root, path, arranged(items, order, 'value' in edit ? edit.value : undefined)),
  ];
  if (path[0] !== 'props') return patches.filter((patch) => patch !== undefined);
  for (const locale of Object.keys(isJsonObject(root.i18n) ? root.i18n : {})) {
    const place: ValuePath = ['i18n', locale, ...path];
    const over = valueAt(root, place);
    if (Array.isArray(over) && over.length === items.length)
      patches.push(setPatch(node, root, place, arranged(over, order, {})));
    patches.push(movedNotes(node, root, ['meta', 'translatedFrom', locale], path, order));
  }
  return patches.filter((patch) => patch !== undefined);
}

/** For each place of the list after the edit: the place that its item had; null for a new one. */
function orderAfter(length: number, edit: ListEdit): (number | null)[] {
  const order: (number | null)[] = Array.from({ length }, (_, at) => at);
  if (edit.act === 'add') order.splice(edit.at, 0, null);
  else if (edit.act === 'copy') order.splice(edit.at + 1, 0, edit.at);
  else {
    const [moved = null] = order.splice(edit.at, 1);
    if (edit.act === 'move') order.splice(edit.to, 0, moved);
  }
  return order;
}

function arranged(items: readonly unknown[], order: readonly (number | null)[], added: unknown): unknown[] {
  return order.map((from) => cloneJson(from === null ? added : items[from]));
}

/** What is remembered of translations, by pointers below the props, with the places of the list as they are after the edit. */
function movedNotes(
  node: string,
  root: JsonObject,
  place: ValuePath,
  path: ValuePath,
  order: readonly (number | null)[],
): SetPatch | undefined {
  const notes = valueAt(root, place);
  if (!isJsonObject(notes)) return undefined;
  const list = path
    .slice(1)
    .map((step) => `/${pointerSegment(String(step))}`)
    .join('');
  const moved: JsonObject = {};
  for (const [pointer, text] of Object.entries(notes)) {
    const [, from, rest = ''] = pointer.startsWith(`${list}/`)
      ? (/^(\d+)(.*)$/s.exec(pointer.slice(list.length + 1)) ?? [])
      : [];
    if (from === undefined) moved[pointer] = text;
    else
      for (const [to, at] of order.entries()) if (at === Number(from)) moved[`${list}/${to}${rest}`] = text;
  }
  return JSON.stringify(moved) === JSON.stringify(notes) ? undefined : setPatch(node, root, place, moved);
}
