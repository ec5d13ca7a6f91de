import { z } from 'zod';
import type { ContentAddress } from '../../server/content/content-source.ts';
import {
  createDocumentCache,
  type DocumentCacheOptions,
  type GetOptions,
} from '../../server/content/document-cache.ts';
import type { ParsedDocument } from '../../server/content/held-document.ts';
import { collectLog } from './collected-log.ts';
import { countMetrics } from './counted-metrics.ts';
import { createScriptedSource } from './scripted-source.ts';

const at = { tenant: 'at', locale: 'de-AT' } as const;
export const herbst = { kind: 'page', ...at, path: '/lp/herbst' } as const;
export const herbstKey = 'page:at:de-AT:/lp/herbst';
export const footer: ContentAddress = { kind: 'bucket', ...at, category: 'footer', identifier: 'full' };
export const second = 1000;
export const day = 86_400 * second;

const document = z.object({ text: z.string(), blocks: z.array(z.string()).default([]) });

/** Takes bodies with a text; blocks are the tags. */
function parse(body: unknown): ParsedDocument<string> {
  const result = document.safeParse(body);
  if (!result.success)
    return { ok: false, issues: [{ code: 'page-invalid', pointer: '/text', message: 'no text' }] };
  return { ok: true, value: result.data.text, tags: result.data.blocks.map((block) => `block:${block}`) };
}

/** A document cache over a scripted source, with a clock that is moved by hand. */
export function setUpCache(options: Partial<DocumentCacheOptions> = {}) {
  const source = createScriptedSource();
  const { log, lines, messages } = collectLog();
  const { metrics, counts } = countMetrics();
  let now = 0;
  let parses = 0;
  const cache = createDocumentCache({
    source,
    clock: () => now,
    // The middle: nothing is varied.
    random: () => 0.5,
    maxBytes: 10_000_000,
    log,
    metrics,
    ...options,
  });
  const countedParse = (body: unknown) => {
    parses++;
    return parse(body);
  };
  return {
    source,
    cache,
    lines,
    messages,
    counts,
    parses: () => parses,
    wait: (ms: number) => {
      now += ms;
    },
    get: (address: ContentAddress = herbst, more: Partial<GetOptions<string>> = {}) =>
      cache.get(address, { component: 'page', parse: countedParse, ...more }),
    /** Reads with waiting, so that a renewal under way is over. */
    settle: (address: ContentAddress = herbst) =>
      cache.get(address, { component: 'page', parse: countedParse, waitForFresh: true }),
  };
}
