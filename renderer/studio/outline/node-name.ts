import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { Translate } from '../../i18n/translator.ts';
import { blockName } from '../blocks/block-list.ts';
import { typeOf } from '../edit/slot-rules.ts';
import { nodeTitle } from './outline-rows.ts';

/** What a node is called in lists: as an editor calls it, else as its block is called. */
export function nodeName(text: Translate, index: NodeIndex, id: string): string {
  return nodeTitle(index.get(id)?.node ?? {}) ?? blockName(text, typeOf(index, id));
}
