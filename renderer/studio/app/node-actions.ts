import type { NodePlace } from '../../../schemas/editing/change.ts';
import { cloneJson, type JsonObject } from '../../../schemas/json.ts';
import { blockName } from '../blocks/block-list.ts';
import { clipboardText, readClipboard } from '../edit/clipboard.ts';
import {
  duplicateNodes,
  insertNodes,
  moveNodes,
  type NodeEdit,
  removeNodes,
  wrapNodes,
} from '../edit/node-edits.ts';
import { nodesIn, outermost, typeOf } from '../edit/slot-rules.ts';
import { type Direction, stepPlace } from '../edit/steps.ts';
import { nodeTitle } from '../outline/outline-rows.ts';
import { indexOf } from './studio-context.ts';
import type { Studio } from './studio.ts';

/** What can be done to the chosen nodes; each act is one undo, and told to a screen reader. */
export interface NodeActions {
  insert(type: string, place: NodePlace): boolean;
  remove(): void;
  duplicate(): void;
  wrap(ids: readonly string[], type: string): boolean;
  step(direction: Direction): void;
  moveTo(ids: readonly string[], place: NodePlace): boolean;
  /** JSON of the chosen nodes; undefined without any. */
  copied(): string | undefined;
  paste(text: string): boolean;
  /** Where what is inserted comes: behind what is chosen, else at the end of the first region. */
  placeBehind(): NodePlace;
}

export function createNodeActions(studio: Studio): NodeActions {
  const { state, session, text } = studio;
  const ground = () => {
    const document = session.get()?.draft.get().document ?? {};
    return { index: indexOf(document), blocks: state.get().blocks, random: Math.random };
  };
  const chosen = (): readonly string[] => outermost(ground().index, state.get().selected);

  /** What the nodes are called in a sentence. */
  function named(ids: readonly string[]): string {
    const { index } = ground();
    const [id = ''] = ids;
    if (ids.length !== 1) return text('edit.blocks', { count: ids.length });
    const node = index.get(id)?.node;
    return (node && nodeTitle(node)) ?? blockName(text, typeOf(index, id));
  }

  function make(
    act: 'insert' | 'remove' | 'duplicate' | 'wrap' | 'move' | 'paste',
    name: string,
    edit: NodeEdit | undefined,
  ): boolean {
    const label = text(`edit.${act}`, { name });
    return studio.editNodes(label, edit, label);
  }

  function placeBehind(): NodePlace {
    const { index } = ground();
    const last = state.get().selected.at(-1);
    const place = last === undefined ? undefined : index.get(last)?.place;
    if (place) return { parent: place.parent, list: place.list, after: last ?? null };
    const list = studio.regions()[0] ?? 'main';
    return { parent: null, list, after: nodesIn(index, { parent: null, list }).at(-1) ?? null };
  }

  return {
    placeBehind,
    insert(type, place) {
      const example = state.get().blocks.get(type)?.example;
      const edit = example && insertNodes(ground(), [cloneJson(example) as JsonObject], place);
      return make('insert', blockName(text, type), edit);
    },
    remove() {
      const ids = chosen();
      if (ids.length > 0) make('remove', named(ids), removeNodes(ground(), ids));
    },
    duplicate() {
      const ids = chosen();
      if (ids.length > 0) make('duplicate', named(ids), duplicateNodes(ground(), ids));
    },
    wrap: (ids, type) => make('wrap', named(ids), wrapNodes(ground(), ids, type)),
    step(direction) {
      const ids = chosen();
      if (ids.length === 0) return;
      const { index, blocks } = ground();
      const place = stepPlace(index, blocks, ids, direction);
      if (!place) {
        studio.tell(text('edit.noFurther'));
        return;
      }
      const edit = moveNodes(ground(), ids, place);
      if (!edit || !studio.editNodes(text('edit.move', { name: named(ids) }), edit)) return;
      const now = ground().index;
      const first = now.get(ids[0] ?? '');
      const list = first ? nodesIn(now, first.place) : [];
      studio.tell(
        text('edit.moved', {
          name: named(ids),
          position: list.indexOf(ids[0] ?? '') + 1,
          count: list.length,
        }),
      );
    },
    moveTo(ids, place) {
      const edit = moveNodes(ground(), ids, place);
      return edit !== undefined && make('move', named(ids), edit);
    },
    copied() {
      const { index } = ground();
      const nodes = chosen().flatMap((id): JsonObject[] => {
        const node = index.get(id)?.node;
        return node ? [node] : [];
      });
      return nodes.length === 0 ? undefined : clipboardText(nodes);
    },
    paste(pasted) {
      const nodes = readClipboard(pasted);
      if (!nodes) return false;
      const name = text('edit.blocks', { count: nodes.length });
      return make('paste', name, insertNodes(ground(), nodes, placeBehind()));
    },
  };
}
