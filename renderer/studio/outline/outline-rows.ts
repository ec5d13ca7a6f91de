import type { IndexedNode, NodeIndex } from '../../../schemas/editing/node-index.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import type { Blocks } from '../blocks/block-list.ts';
import { wordsAlone } from '../text/words-alone.ts';

/** A row of the outline as it is seen: a list of nodes (region or slot), or a node. */
export interface OutlineRow {
  /** Of a node its id, of a list `parent/list`. */
  key: string;
  kind: 'region' | 'slot' | 'node';
  /** From 1, as `aria-level` has it. */
  level: number;
  /** Undefined: nothing can be folded. */
  isOpen: boolean | undefined;
  parent: string | null;
  list: string;
  node?: IndexedNode;
  /** Place among its neighbours from 1, and their number. */
  position: number;
  count: number;
}

/** Rows of the document, without those in what is folded. Slots are shown that a block has, filled or not. */
export function outlineRows(
  index: NodeIndex,
  regions: readonly string[],
  blocks: Blocks,
  folded: ReadonlySet<string>,
): OutlineRow[] {
  const lists = Map.groupBy(index.values(), ({ place }) => listKey(place.parent, place.list));
  const rows: OutlineRow[] = [];
  const addList = (
    parent: string | null,
    list: string,
    level: number,
    position: number,
    count: number,
  ): void => {
    const key = listKey(parent, list);
    const isOpen = !folded.has(key);
    const kind = parent === null ? 'region' : 'slot';
    rows.push({ key, kind, level, isOpen, parent, list, position, count });
    if (!isOpen) return;
    const nodes = lists.get(key) ?? [];
    for (const [at, node] of nodes.entries()) addNode(node, level + 1, at + 1, nodes.length);
  };
  const addNode = (node: IndexedNode, level: number, position: number, count: number): void => {
    const { id, place } = node;
    const slots = slotNames(node.node, blocks);
    const isOpen = slots.length === 0 ? undefined : !folded.has(id);
    rows.push({ key: id, kind: 'node', level, isOpen, ...place, node, position, count });
    if (isOpen !== true) return;
    for (const [at, slot] of slots.entries()) addList(id, slot, level + 1, at + 1, slots.length);
  };
  for (const [at, region] of regions.entries()) addList(null, region, 1, at + 1, regions.length);
  return rows;
}

/** Names a list in the outline. */
function listKey(parent: string | null, list: string): string {
  return `${parent ?? ''}/${list}`;
}

/** Slots that a block has, and those in which something stands although it does not have them. */
function slotNames(node: JsonObject, blocks: Blocks): string[] {
  const own = Object.keys(blocks.get(String(node.type))?.slots ?? {});
  const filled = isJsonObject(node.slots) ? node.slots : {};
  const others = Object.keys(filled).filter(
    (name) => !own.includes(name) && Array.isArray(filled[name]) && filled[name].length > 0,
  );
  return [...own, ...others];
}

/** What an editor calls a node: the name that somebody gave it, else its first words; undefined without any. */
export function nodeTitle(node: JsonObject): string | undefined {
  const name = isJsonObject(node.meta) ? node.meta.name : undefined;
  if (typeof name === 'string' && name.trim() !== '') return name;
  const props = isJsonObject(node.props) ? node.props : {};
  for (const field of ['headline', 'title', 'label', 'text', 'html']) {
    const value = props[field];
    if (typeof value !== 'string') continue;
    const words = wordsAlone(value);
    if (words !== '') return words.slice(0, 60);
  }
  return undefined;
}
