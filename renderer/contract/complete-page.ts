import type { PageFacts, RenderedPage } from './page-contract.ts';

export type CompletePage = Extract<RenderedPage, { kind: 'complete' }>;

/** A page that is all there, in pieces; they are joined only for who needs them as one. */
export function completePage(facts: PageFacts, pieces: readonly Buffer[]): CompletePage {
  return {
    kind: 'complete',
    facts,
    pieces,
    get html() {
      return Buffer.concat(pieces);
    },
  };
}
