import type { PageFacts, RenderedPage } from './page-contract.ts';

export type CompletePage = Extract<RenderedPage, { kind: 'complete' }>;

/** A page that is all there. Its pieces may be other pages', too; the page's bytes are its own. */
export function completePage(facts: PageFacts, pieces: readonly Buffer[]): CompletePage {
  return { kind: 'complete', facts, html: Buffer.concat(pieces) };
}
