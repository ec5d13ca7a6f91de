import { LRUCache } from 'lru-cache';
import type { Plan } from '../plan/plan.ts';
import type { Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { plansOf } from './page-regions.ts';
import { drawShell, isPart, type PageShell } from './page-shell.ts';

/** Keeps head, end and facts of pages whose plans, nodes and addresses are the same; never the nodes' own HTML. */
export interface ShellCache {
  shellOf(context: PageContext, outcomes: Outcomes): PageShell;
  clear(): void;
}

/** What an entry costs beside its bytes: key, tags, issues. */
const overheadBytes = 4096;

/** `maxBytes` of head and end; the style sheets, which pages share, are not counted. 0: nothing is kept. */
export function createShellCache(maxBytes: number): ShellCache {
  const kept = new LRUCache<string, PageShell>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ open, close }) =>
      (open[0]?.length ?? 0) + (open.at(-1)?.length ?? 0) + close.length + overheadBytes,
  });

  return {
    shellOf(context, outcomes) {
      const key = maxBytes === 0 ? undefined : keyOf(context, outcomes);
      if (key === undefined) return drawShell(context, outcomes);
      let shell = kept.get(key);
      if (!shell) kept.set(key, (shell = drawShell(context, outcomes)));
      return shell;
    },
    clear: () => kept.clear(),
  };
}

/** A plan's own number: it stands for a document in a locale and a state of its conditions. */
const serials = new WeakMap<Plan, number>();
let lastSerial = 0;

function serialOf(plan: Plan): number {
  let serial = serials.get(plan);
  if (serial === undefined) serials.set(plan, (serial = ++lastSerial));
  return serial;
}

/**
 * Names all that head, end and facts are made of; tenant, locale and what the page says of itself are those of its plan.
 * Undefined when a node was drawn by its failure policy or as a draft, and for a page with a subject, of which there are
 * as many as there are products.
 */
function keyOf(context: PageContext, outcomes: Outcomes): string | undefined {
  const { request, options } = context;
  if (request.subject) return undefined;
  const { image } = request.meta;
  const picture = image && options.findPicture(image.src);
  let key = `${plansOf(context).map(serialOf).join(' ')} ${JSON.stringify(request.path)} ${picture?.revision ?? ''} ${isPart(request)} ${request.until ?? ''}`;
  for (const { serial } of outcomes.values()) {
    if (serial === undefined) return undefined;
    key += ` ${serial}`;
  }
  for (const { code, message } of request.issues ?? []) key += `\n${code} ${JSON.stringify(message)}`;
  for (const { locale, url } of request.alternates) key += `\n${locale} ${url}`;
  for (const tag of request.tags) key += `\n${tag}`;
  return key;
}
