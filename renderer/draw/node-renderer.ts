import { LRUCache } from 'lru-cache';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { PageLoads } from '../load/load.ts';
import { dataOf, keptDataOf, type NodeData } from '../load/node-data.ts';
import { placedMessageOf } from '../plan/message-of.ts';
import type { PlannedNode } from '../plan/plan.ts';
import { declaredView, dimensionValues, type ViewRequest } from './declared-view.ts';
import { drawNode } from './draw-node.tsx';
import { faultBox, placeholderBox } from './fault-box.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './tenant-view.ts';

/** What became of a node on this page. */
export interface NodeOutcome {
  /** Undefined: left out. */
  result: NodeResult | undefined;
  /** Unlike that of every other outcome; undefined for one that is made anew each time. */
  serial: number | undefined;
  /** True when the page must not be shown without it. */
  failsPage: boolean;
  issues: readonly Issue[];
  tags: readonly string[];
  /** Milliseconds since 1970. */
  expires: number | undefined;
}

export interface NodeRequest extends ViewRequest {
  preview: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export interface NodeRendererOptions {
  /** Bytes of HTML that drawn nodes may hold; 0 turns the cache off. */
  cacheBytes: number;
  onCache(hit: boolean): void;
  /** Whether every page, not the preview alone, says in the place of a node why it could not be drawn. */
  showsFaults?: boolean;
}

/** Draws nodes one by one, each isolated from the others. */
export interface NodeRenderer {
  render(node: PlannedNode, loads: PageLoads, view: TenantPageView, request: NodeRequest): NodeOutcome;
  /** Forgets all drawn nodes. */
  clear(): void;
}

/** What a cached node costs beside its HTML and its key: entry, buffers' own objects. */
const overheadBytes = 1024;

/** A node as it last was, and the first moment at which what it says is no longer right. */
interface LastGood {
  result: NodeResult;
  end: number | undefined;
}

export function createNodeRenderer({
  cacheBytes,
  onCache,
  showsFaults = false,
}: NodeRendererOptions): NodeRenderer {
  // Keys hold paths and what visitors typed: they can be longer than the HTML.
  const sizeOf = ({ bytes, rules }: NodeResult, key: string): number =>
    bytes + rules.length + key.length + overheadBytes;
  const drawn = new LRUCache<string, NodeResult>({
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: sizeOf,
  });
  const lastGood = new LRUCache<string, LastGood>({
    maxSize: Math.max(1, Math.floor(cacheBytes / 4)),
    sizeCalculation: ({ result }, key) => sizeOf(result, key),
  });

  /** What belongs to one visitor is never kept. */
  const isKept = (node: PlannedNode): boolean => cacheBytes > 0 && !node.isPersonal;

  return {
    render(node, loads, view, request) {
      const { block } = node;
      if (node.state !== 'ok' || !block) return fallback(node, node.issues, view, request);
      const data = (isKept(node) ? keptDataOf : dataOf)(node, loads, {
        hasPicture: (id) => view.picture(id) !== undefined,
        hasRoute: (name) => Object.hasOwn(view.tenant.routes, name),
        localePrefix: view.localePrefix,
      });
      if (data.failure) return fallback(node, data.issues, view, request, data);
      try {
        const end = block.data && block.expires?.(node.props, data.values);
        if (end !== undefined && end <= request.now) return leftOut(node, data);
        const result = resultOf(node, block, data, view, request, end);
        if (request.preview)
          return { ...outcomeOf(node, data, marked(node, result), end), serial: undefined };
        if (node.isPersonal) return { ...outcomeOf(node, data, result, end), serial: undefined };
        return cacheBytes > 0 ? keptOutcome(node, data, result, end) : outcomeOf(node, data, result, end);
      } catch (error) {
        return fallback(node, [renderFault(node, placedMessageOf(error))], view, request, data);
      }
    },
    clear() {
      drawn.clear();
      lastGood.clear();
    },
  };

  /** The drawn node, from the cache where all that it depends on is equal. A draft goes past the caches. */
  function resultOf(
    node: PlannedNode,
    block: Block,
    data: NodeData,
    view: TenantPageView,
    request: NodeRequest,
    end: number | undefined,
  ): NodeResult {
    const isCached = isKept(node) && !request.preview;
    const key = isCached ? keyOf(node, data, placeOf(block, view, request)) : '';
    const known = isCached ? drawn.get(key) : undefined;
    if (isCached) onCache(known !== undefined);
    if (known) return known;
    const result = drawNode(node, block, data, view, declaredView(block.type, block.varies ?? [], request));
    if (!isCached) return result;
    drawn.set(key, result);
    if (block.policy === 'last-good') lastGood.set(lastGoodKey(node, block, view, request), { result, end });
    return result;
  }

  function fallback(
    node: PlannedNode,
    issues: readonly Issue[],
    view: TenantPageView,
    request: NodeRequest,
    data?: NodeData,
  ): NodeOutcome {
    // What it shows instead is no longer the data's, and is tried again with the page's next renewal.
    const outcome = {
      serial: undefined,
      failsPage: false,
      issues,
      tags: data?.tags ?? [],
      expires: undefined,
    };
    if (request.preview || showsFaults) return { ...outcome, result: faultBox(node, issues, view) };
    if (node.isCritical) return { ...outcome, result: undefined, failsPage: true };
    const { block } = node;
    if (block?.policy === 'placeholder') return { ...outcome, result: placeholderBox(view) };
    const last =
      block?.policy === 'last-good' ? lastGood.get(lastGoodKey(node, block, view, request)) : undefined;
    const isOver = last?.end !== undefined && last.end <= request.now;
    return isOver || !last
      ? { ...outcome, result: undefined }
      : { ...outcome, result: last.result, expires: last.end };
  }
}

const outcomes = new WeakMap<NodeResult, WeakMap<PlannedNode, { data: NodeData; outcome: NodeOutcome }>>();
let serials = 0;

/** The same object for the same node, data and HTML; of use only where these are kept themselves. */
function keptOutcome(
  node: PlannedNode,
  data: NodeData,
  result: NodeResult,
  end: number | undefined,
): NodeOutcome {
  let ofResult = outcomes.get(result);
  if (!ofResult) outcomes.set(result, (ofResult = new WeakMap()));
  const known = ofResult.get(node);
  if (known?.data === data) return known.outcome;
  const outcome = outcomeOf(node, data, result, end);
  ofResult.set(node, { data, outcome });
  return outcome;
}

/** `end`: first moment at which the node's HTML is no longer right. */
function outcomeOf(
  node: PlannedNode,
  data: NodeData,
  result: NodeResult | undefined,
  end: number | undefined,
): NodeOutcome {
  const issues = data.issues.length === 0 ? node.issues : [...node.issues, ...data.issues];
  const expires = Math.min(data.expires ?? Infinity, end ?? Infinity);
  return {
    result,
    serial: ++serials,
    failsPage: false,
    issues,
    tags: data.tags,
    expires: expires === Infinity ? undefined : expires,
  };
}

const lefts = new WeakMap<PlannedNode, { data: NodeData; outcome: NodeOutcome }>();

/** Of a node whose time has passed: nothing, until other data comes. */
function leftOut(node: PlannedNode, data: NodeData): NodeOutcome {
  let left = lefts.get(node);
  if (left?.data !== data) {
    left = { data, outcome: outcomeOf(node, data, undefined, undefined) };
    lefts.set(node, left);
  }
  return left.outcome;
}

const lastKeys = new WeakMap<PlannedNode, { data: NodeData; place: string; key: string }>();

/** Key of a drawn node. The last one is kept with the node, because most requests ask for it again. */
function keyOf(node: PlannedNode, data: NodeData, place: string): string {
  let last = lastKeys.get(node);
  if (last?.data !== data || last.place !== place) {
    last = { data, place, key: `${node.fingerprint} ${place} ${data.revision}` };
    lastKeys.set(node, last);
  }
  return last.key;
}

function placeOf(block: Block, view: TenantPageView, request: NodeRequest): string {
  return `${view.tenant.slug} ${view.locale} ${dimensionValues(block.varies ?? [], request)}`;
}

function lastGoodKey(node: PlannedNode, block: Block, view: TenantPageView, request: NodeRequest): string {
  return `${node.documentId} ${node.pageId} ${block.type} ${placeOf(block, view, request)}`;
}

function renderFault(node: PlannedNode, message: string): Issue {
  return {
    code: 'render-failed',
    severity: 'error',
    pointer: node.pointer,
    nodeId: node.id,
    field: null,
    message: `Drawing the block failed: ${message}`,
    hint: 'The block has a fault with this content. Tell its developers, and change what you entered last.',
  };
}

/** In the preview every node's first element names it, so that the editor's outline and the page know each other. */
function marked(node: PlannedNode, result: NodeResult): NodeResult {
  const first = result.pieces[0];
  if (!Buffer.isBuffer(first)) return result;
  const html = first.toString().replace(/^(\s*<[a-z][a-z0-9-]*)/, `$1 data-node="${node.pageId}"`);
  return { ...result, pieces: [Buffer.from(html), ...result.pieces.slice(1)] };
}
