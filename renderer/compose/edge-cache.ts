import { LRUCache } from 'lru-cache';
import { drawEdges, isPart, type Outcomes, type PageEdges } from './page-edges.ts';
import type { PageWork } from './page-work.ts';
import type { Plan } from '../plan/plan.ts';

/** Keeps head, end and facts of pages whose plans, nodes and addresses are the same; never the nodes' own HTML. */
export interface EdgeCache {
  edgesOf(work: PageWork, outcomes: Outcomes): PageEdges;
  clear(): void;
}

/** What an entry costs beside its bytes: key, tags, issues. */
const overheadBytes = 4096;

/** `maxBytes` of head and end; the style sheets, which pages share, are not counted. 0: nothing is kept. */
export function createEdgeCache(maxBytes: number): EdgeCache {
  const kept = new LRUCache<string, PageEdges>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ open, close }) =>
      (open[0]?.length ?? 0) + (open.at(-1)?.length ?? 0) + close.length + overheadBytes,
  });

  return {
    edgesOf(work, outcomes) {
      const key = maxBytes === 0 || work.request.preview ? undefined : keyOf(work, outcomes);
      if (key === undefined) return drawEdges(work, outcomes);
      let edges = kept.get(key);
      if (!edges) kept.set(key, (edges = drawEdges(work, outcomes)));
      return edges;
    },
    clear: () => kept.clear(),
  };
}

const serials = new WeakMap<Plan, number>();
let lastSerial = 0;

function serialOf(plan: Plan): number {
  let serial = serials.get(plan);
  if (serial === undefined) serials.set(plan, (serial = ++lastSerial));
  return serial;
}

/**
 * Names all that head, end and facts are made of; undefined when a node was drawn by its failure policy, and for a page
 * with a subject, of which there are as many as there are products.
 */
function keyOf({ request, tenant, page, frame, options }: PageWork, outcomes: Outcomes): string | undefined {
  if (request.subject) return undefined;
  const { image } = request.meta;
  const picture = image && options.findPicture(image.src);
  let key = `${serialOf(page)} ${frame ? serialOf(frame) : ''} ${tenant.tenant.origin} ${request.locale} ${request.path} ${picture?.revision ?? ''} ${isPart(request)}`;
  for (const { serial } of outcomes.values()) {
    if (serial === undefined) return undefined;
    key += ` ${serial}`;
  }
  for (const { locale, url } of request.alternates) key += `\n${locale} ${url}`;
  for (const tag of request.tags) key += `\n${tag}`;
  return key;
}
