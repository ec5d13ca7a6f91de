import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Translate } from '../../i18n/translator.ts';
import { fold } from '../pages/page-rows.ts';
import { type Blocks, blockName } from './block-list.ts';

/** Blocks of one folder, by name. */
export interface BlockGroup {
  group: string;
  blocks: readonly BlockInfo[];
}

/** Folders in which editors look first. */
const order = ['content', 'catalogue', 'service', 'wishlist', 'frame', 'basket', 'checkout', 'account'];

/** Blocks that a place takes and that somebody looks for by name or type, in their groups. */
export function foundBlocks(
  blocks: Blocks,
  isAllowed: (type: string) => boolean,
  query: string,
  text: Translate,
): BlockGroup[] {
  const words = fold(query).split(' ').filter(Boolean);
  const found = [...blocks.values()].filter(
    ({ type }) =>
      isAllowed(type) &&
      words.every((word) =>
        fold(`${blockName(text, type)} ${type} ${otherWords(type, text)}`).includes(word),
      ),
  );
  const wanted = words.join(' ');
  // What is called exactly so comes first, then what begins so.
  const missOf = ({ type }: BlockInfo): number => {
    const name = fold(blockName(text, type));
    return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
  };
  const byMatch = (a: BlockInfo, b: BlockInfo): number =>
    missOf(a) - missOf(b) || blockName(text, a.type).localeCompare(blockName(text, b.type));
  const best = ({ blocks: [first] }: BlockGroup): number => (first ? missOf(first) : 2);
  return [...Map.groupBy(found, ({ group }) => group)]
    .map(([group, members]) => ({ group, blocks: members.toSorted(byMatch) }))
    .toSorted((a, b) => best(a) - best(b) || placeOf(a.group) - placeOf(b.group));
}

/** What else people call a block. */
function otherWords(type: string, text: Translate): string {
  const key = `blocks.words.${type}`;
  const words = text(key);
  return words === key ? '' : words;
}

function placeOf(group: string): number {
  const at = order.indexOf(group);
  return at < 0 ? order.length : at;
}
