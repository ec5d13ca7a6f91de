import { LRUCache } from 'lru-cache';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { NodeData } from '../load/node-data.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { dimensionValues } from './declared-view.ts';
import type { NodeRequest } from './node-request.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './tenant-view.ts';

/** A node as it last was, and the first moment at which what it says is no longer right. */
export interface LastGood {
  result: NodeResult;
  end: number | undefined;
}

/** Drawn nodes by all that they depend on, and for the policy `last-good` each as it last was. */
interface NodeCache {
  get(key: string): NodeResult | undefined;
  set(key: string, result: NodeResult): void;
  /** As the node last was at this place, unless its time has passed since. */
  lastGood(key: string, now: number): LastGood | undefined;
  setLastGood(key: string, last: LastGood): void;
  clear(): void;
}

/** What a cached node costs beside its HTML and its key: entry, buffers' own objects. */
const overheadBytes = 1024;

/** Keys hold paths and what visitors typed: they can be longer than the HTML. */
function sizeOf({ bytes, rules }: NodeResult, key: string): number {
  return bytes + rules.length + key.length + overheadBytes;
}

/** `maxBytes` of drawn nodes, and a quarter of it for those as they last were. */
export function createNodeCache(maxBytes: number): NodeCache {
  const drawn = new LRUCache<string, NodeResult>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: sizeOf,
  });
  const lastGood = new LRUCache<string, LastGood>({
    maxSize: Math.max(1, Math.floor(maxBytes / 4)),
    sizeCalculation: ({ result }, key) => sizeOf(result, key),
  });
  return {
    get: (key) => drawn.get(key),
    set: (key, result) => void drawn.set(key, result),
    lastGood(key, now) {
      const last = lastGood.get(key);
      return last?.end !== undefined && last.end <= now ? undefined : last;
    },
    setLastGood: (key, last) => void lastGood.set(key, last),
    clear() {
      drawn.clear();
      lastGood.clear();
    },
  };
}

/** A node at its place: on this page, in this shop, for this request. */
export interface PlacedNode {
  node: PlannedNode;
  block: Block;
  view: TenantPageView;
  request: NodeRequest;
}

/** Key of a drawn node. */
export function nodeKey(placed: PlacedNode, data: NodeData): string {
  return `${placed.node.fingerprint} ${placeOf(placed)} ${data.revision}`;
}

/** Key of a node as it last was, whatever its props and data were. */
export function lastGoodKey(placed: PlacedNode): string {
  const { node, block } = placed;
  return `${node.documentId} ${node.pageId} ${block.type} ${placeOf(placed)}`;
}

function placeOf({ block, view, request }: PlacedNode): string {
  return `${view.tenant.slug} ${view.locale} ${dimensionValues(block.varies ?? [], request)}`;
}
