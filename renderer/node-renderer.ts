import { LRUCache } from 'lru-cache';
import type { Issue } from '../schemas/issue.ts';
import { drawNode } from './draw-node.tsx';
import { faultBox, placeholderBox } from './fault-box.ts';
import { dataOf } from './node-data.ts';
import type { PageLoads } from './load.ts';
import type { NodeResult } from './node-result.ts';
import { declaredView, dimensionValues, type TenantPageView, type ViewRequest } from './page-view-factory.ts';
import type { PlannedNode } from './plan.ts';

/** What became of a node on this page. */
export type NodeOutcome =
  | { kind: 'drawn'; result: NodeResult; issues: readonly Issue[] }
  | { kind: 'left-out'; issues: readonly Issue[] }
  | { kind: 'critical'; issues: readonly Issue[] };

export interface NodeRequest extends ViewRequest {
  /** Names the document, for the last good HTML of its nodes. */
  documentId: string;
  preview: boolean;
}

export interface NodeRendererOptions {
  /** Bytes of HTML that drawn nodes may hold; 0 turns the cache off. */
  cacheBytes: number;
  onCache(hit: boolean): void;
}

/** Draws nodes one by one, each isolated from the others. */
export interface NodeRenderer {
  render(node: PlannedNode, loads: PageLoads, view: TenantPageView, request: NodeRequest): NodeOutcome;
  /** Forgets all drawn nodes. */
  clear(): void;
}

export function createNodeRenderer({ cacheBytes, onCache }: NodeRendererOptions): NodeRenderer {
  const options = { maxSize: Math.max(1, cacheBytes), sizeCalculation: (result: NodeResult) => Math.max(1, result.bytes) };
  const drawn = new LRUCache<string, NodeResult>(options);
  const lastGood = new LRUCache<string, NodeResult>({ ...options, maxSize: Math.max(1, cacheBytes >> 2) });

  return {
    render(node, loads, view, request) {
      if (node.state !== 'ok') return fallback(node, node.issues, view, request);
      const data = dataOf(node, loads, (id) => view.picture(id) !== undefined);
      if (data.failure) return fallback(node, data.issues, view, request);

      const block = node.block as NonNullable<PlannedNode['block']>;
      const key =
        cacheBytes === 0
          ? ''
          : `${node.fingerprint} ${view.tenant.slug} ${view.locale} ${data.revision} ${dimensionValues(block.varies ?? [], request)}`;
      let result = cacheBytes === 0 ? undefined : drawn.get(key);
      if (cacheBytes !== 0) onCache(result !== undefined);
      if (!result) {
        try {
          result = drawNode(node, data, { ...view, declared: declaredView(block.type, block.varies ?? [], request) });
        } catch (error) {
          return fallback(node, [renderFault(node, error as Error)], view, request);
        }
        if (cacheBytes !== 0) drawn.set(key, result);
        if (block.policy === 'last-good') lastGood.set(lastGoodKey(node, view, request), result);
      }
      const issues = data.issues.length === 0 ? node.issues : [...node.issues, ...data.issues];
      return { kind: 'drawn', result: request.preview ? marked(node, result) : result, issues };
    },
    clear() {
      drawn.clear();
      lastGood.clear();
    },
  };

  function fallback(node: PlannedNode, issues: readonly Issue[], view: TenantPageView, request: NodeRequest): NodeOutcome {
    if (request.preview) return { kind: 'drawn', result: faultBox(node, issues, view), issues };
    const policy = node.block?.policy ?? 'hide';
    if (policy === 'critical') return { kind: 'critical', issues };
    if (policy === 'placeholder') return { kind: 'drawn', result: placeholderBox(view), issues };
    const last = policy === 'last-good' ? lastGood.get(lastGoodKey(node, view, request)) : undefined;
    return last ? { kind: 'drawn', result: last, issues } : { kind: 'left-out', issues };
  }
}

function lastGoodKey(node: PlannedNode, view: TenantPageView, request: NodeRequest): string {
  return `${view.tenant.slug} ${view.locale} ${request.documentId} ${node.id}`;
}

function renderFault(node: PlannedNode, error: Error): Issue {
  return {
    code: 'render-failed',
    severity: 'error',
    pointer: node.pointer,
    nodeId: node.id,
    field: null,
    message: `Drawing the block failed: ${error.message}`,
    hint: 'The block has a fault with this content. Tell its developers, and change what you entered last.',
  };
}

/** In the preview every node's first element names it, so that the editor's outline and the page know each other. */
function marked(node: PlannedNode, result: NodeResult): NodeResult {
  const first = result.pieces[0];
  if (!Buffer.isBuffer(first)) return result;
  const html = first.toString().replace(/^(\s*<[a-z][a-z0-9-]*)/, `$1 data-node="${node.id}"`);
  return { ...result, pieces: [Buffer.from(html), ...result.pieces.slice(1)] };
}

