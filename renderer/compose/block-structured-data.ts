import type { StructuredDataPlace } from '../../blocks/kit/define/define-block.ts';
import type { PlannedNode } from '../plan/planned-node.ts';

/** JSON-LD of the blocks of a page that tell search engines something of themselves, in the order of the page. */
export function blockStructuredData(nodes: readonly PlannedNode[], place: StructuredDataPlace): object[] {
  return nodes.flatMap((node) => {
    const data = dataOf(node, place);
    return data ? [{ '@context': 'https://schema.org', ...data }] : [];
  });
}

function dataOf({ state, block, props }: PlannedNode, place: StructuredDataPlace): object | undefined {
  if (state !== 'ok') return undefined;
  try {
    return block?.structuredData?.(props, place);
  } catch {
    // A block that fails here costs the page no more than this.
    return undefined;
  }
}
