import type { Finding, Issue } from '../../schemas/issue.ts';
import type { PageLoads } from '../load/load.ts';
import { dataOf, keptDataOf, noData, type NodeData } from '../load/node-data.ts';
import { validatorsOf } from '../plan/block-validator.ts';
import { issueAt } from '../plan/issue-at.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { declaredView } from './declared-view.ts';
import { drawNode } from './draw-node.tsx';
import { failedOutcome, renderFault } from './failed-node.ts';
import { createNodeCache, type LastGood, lastGoodKey, nodeKey, type PlacedNode } from './node-cache.ts';
import { keptOutcome, leftOut, type NodeOutcome, outcomeOf } from './node-outcome.ts';
import type { NodeRequest } from './node-request.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './tenant-view.ts';
import { unshownTexts } from './unshown-texts.ts';

interface NodeRendererOptions {
  /** Bytes of HTML that drawn nodes may hold; 0 turns the cache off. */
  cacheBytes: number;
  onCache(hit: boolean): void;
  /** Whether every page, not the preview alone, says in the place of a node why it could not be drawn. */
  showsFaults?: boolean;
  /** Whether, as in the preview, texts are told of that are nowhere in the HTML: for a check of whole documents. */
  tellsUnshown?: boolean;
  /** Identifiers of all pictures; absent: nobody knows them. */
  pictureIds?: (() => Iterable<string>) | undefined;
  /** Whether it draws drafts alone, which then have a cache of their own: whoever edits one changes a node at a time. */
  keepsDrafts?: boolean;
}

/** Draws nodes one by one, each isolated from the others. */
export interface NodeRenderer {
  render(node: PlannedNode, loads: PageLoads, view: TenantPageView, request: NodeRequest): NodeOutcome;
  /** Whether the node can be drawn whatever becomes of its data. */
  drawsWithoutData(node: PlannedNode, view: TenantPageView, request: NodeRequest): boolean;
  /** Forgets all drawn nodes. */
  clear(): void;
}

/** Makes what draws nodes, with a cache of its own. */
export function createNodeRenderer({
  cacheBytes,
  onCache,
  showsFaults = false,
  tellsUnshown = false,
  pictureIds,
  keepsDrafts = false,
}: NodeRendererOptions): NodeRenderer {
  const cache = createNodeCache(cacheBytes);

  /** What belongs to one visitor is never kept. */
  const isKept = (node: PlannedNode): boolean => cacheBytes > 0 && !node.isPersonal;

  return {
    render(node, loads, view, request) {
      const { block } = node;
      const failed = (issues: readonly Issue[], data?: NodeData): NodeOutcome => {
        const lastGood = block && lastGoodOf({ node, block, view, request });
        // An editor who takes a loader as down wants to see what a shopper would; what the page needs has its place anyway.
        const isDown =
          data?.failure !== undefined && (request.edited?.down.length ?? 0) > 0 && !node.isCritical;
        const isTold = (request.preview && !isDown) || showsFaults;
        return failedOutcome({ node, issues, data, view, showsFaults: isTold, lastGood });
      };
      if (node.state !== 'ok' || !block) return failed(node.issues);
      const data = (isKept(node) ? keptDataOf : dataOf)(node, loads, {
        hasPicture: (id) => view.picture(id) !== undefined,
        pictureIds,
        links: view.links,
        facts: view.facts,
        tenant: view.tenant,
      });
      if (data.failure) return failed(data.issues, data);
      try {
        return drawnOutcome({ node, block, view, request }, data);
      } catch (error) {
        const outcome = failed([renderFault(node, error)], data);
        if (block.everyPage === undefined || outcome.result) return outcome;
        return withoutData({ node, block, view, request }, data, outcome);
      }
    },
    drawsWithoutData(node, view, request) {
      const { block } = node;
      return block !== undefined && bareResult({ node, block, view, request }, noData) !== undefined;
    },
    clear: () => cache.clear(),
  };

  function drawnOutcome(placed: PlacedNode, data: NodeData): NodeOutcome {
    const { node, block, request } = placed;
    const end = block.data && block.expires?.(node.props, data.values);
    if (end !== undefined && end <= request.now) return leftOut(node, data, end);
    const result = resultOf(placed, data, end);
    if (request.preview || tellsUnshown) {
      const drawn = request.preview && !keepsDrafts ? marked(node, result) : result;
      return { ...outcomeOf(node, withUnshown(placed, data, result), drawn, end), serial: undefined };
    }
    if (node.isPersonal) return { ...outcomeOf(node, data, result, end), serial: undefined };
    return cacheBytes > 0 ? keptOutcome(node, data, result, end) : outcomeOf(node, data, result, end);
  }

  /** What every page must have, drawn without what was loaded for it; a page that has not even that is not sent. */
  function withoutData(placed: PlacedNode, data: NodeData, outcome: NodeOutcome): NodeOutcome {
    const result = bareResult(placed, data);
    return result ? { ...outcome, isLost: false, result } : { ...outcome, failsPage: true };
  }

  /** The drawn node, from the cache where all that it depends on is equal. A draft goes past the caches. */
  function resultOf(placed: PlacedNode, data: NodeData, end: number | undefined): NodeResult {
    const { node, block, view, request } = placed;
    const isCached = isKept(node) && request.preview === keepsDrafts;
    const key = isCached ? nodeKey(placed, data) : '';
    const known = isCached ? cache.get(key) : undefined;
    if (isCached) onCache(known !== undefined);
    if (known) return known;
    const result = drawNode(node, block, data, view, declaredView(block.type, block.varies ?? [], request));
    if (!isCached) return result;
    cache.set(key, result);
    if (block.policy === 'last-good') cache.setLastGood(lastGoodKey(placed), { result, end });
    return result;
  }

  function lastGoodOf(placed: PlacedNode): LastGood | undefined {
    if (placed.block.policy !== 'last-good') return undefined;
    return cache.lastGood(lastGoodKey(placed), placed.request.now);
  }
}

/** The node drawn without what was loaded for it; undefined when it cannot be. */
function bareResult({ node, block, view, request }: PlacedNode, data: NodeData): NodeResult | undefined {
  try {
    const page = declaredView(block.type, block.varies ?? [], request);
    return drawNode(node, block, { ...data, values: {} }, view, page);
  } catch {
    return undefined;
  }
}

/**
 * What was loaded for a node, with what is told of its texts beside it. Of a block that loads that may decide what is said, and
 * that nothing is shown of a faulty one is told.
 */
function withUnshown({ node, block }: PlacedNode, data: NodeData, result: NodeResult): NodeData {
  const isNothing = result.pieces.every((piece) => Buffer.isBuffer(piece) && piece.length === 0);
  if (block.data || (isNothing && node.issues.length > 0)) return data;
  let found = unshown.get(result);
  if (!found)
    unshown.set(result, (found = unshownTexts(node.props, validatorsOf(block).propsShape(), result)));
  return {
    ...data,
    issues: [...data.issues, ...found.map((finding) => issueAt(node, node.placed(finding)))],
  };
}

/** What is unshown of a result follows from the props that it was drawn of, and these are the same where it is kept. */
const unshown = new WeakMap<NodeResult, Finding[]>();

/** In the preview every node's first element names it, so that the editor's outline and the page know each other. */
function marked(node: PlannedNode, result: NodeResult): NodeResult {
  const first = result.pieces[0];
  if (!Buffer.isBuffer(first)) return result;
  const html = first.toString().replace(/^(\s*<[a-z][a-z0-9-]*)/, `$1 data-node="${node.pageId}"`);
  return { ...result, pieces: [Buffer.from(html), ...result.pieces.slice(1)] };
}
