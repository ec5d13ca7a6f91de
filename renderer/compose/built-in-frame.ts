import { type PageDocument, readPageDocument } from '../contract/page-document.ts';
import type { Registry } from '../contract/registry.ts';
import type { Plan } from '../plan/plan.ts';

type EveryPage = { type: string; region: 'header' | 'footer' };

/**
 * What every page must have (the law's links, consent, the way home), as a document for those of it that neither page nor
 * frame has: `documentFor` gives it, or undefined when nothing is lacking.
 */
export interface BuiltInFrames {
  documentFor(tenant: string, locale: string, page: Plan, frame: Plan | undefined): PageDocument | undefined;
}

export function createBuiltInFrames(registry: Registry): BuiltInFrames {
  const everyPage = [...registry.values()].flatMap(({ type, everyPage: region }) =>
    region ? [{ type, region }] : [],
  );
  const documents = new Map<string, PageDocument>();
  return {
    documentFor(tenant, locale, page, frame) {
      const lacking = everyPage.filter((block) => !has(page, frame, block));
      if (lacking.length === 0) return undefined;
      const name = [tenant, locale, ...lacking.map(({ type }) => type)].join(' ');
      let document = documents.get(name);
      if (!document) documents.set(name, (document = documentOf(tenant, locale, lacking)));
      return document;
    },
  };
}

/** Whether a node of the block stands in its region and can be drawn. A region of the page takes the place of the frame's. */
function has(page: Plan, frame: Plan | undefined, { type, region }: EveryPage): boolean {
  const nodes = page.regions[region] ?? frame?.regions[region] ?? [];
  return nodes.some((node) => node.type === type && node.state === 'ok');
}

function documentOf(tenant: string, locale: string, blocks: readonly EveryPage[]): PageDocument {
  const nodesIn = (wanted: EveryPage['region']): object[] =>
    blocks
      .filter(({ region }) => region === wanted)
      .map(({ type }) => ({ id: `built-in-${type}`, type, props: {} }));
  const page = { id: 'built-in-frame', path: '/_/built-in-frame', title: 'Frame', status: 'published' };
  const read = readPageDocument({
    format: 'webapp_json',
    formatVersion: 1,
    page: { ...page, tenant, locale, revision: '1', frame: 'none' },
    regions: { header: nodesIn('header'), footer: nodesIn('footer') },
  });
  if (!read.ok) throw new Error(`The built-in frame is no document: ${JSON.stringify(read.issues)}`);
  return read.document;
}
