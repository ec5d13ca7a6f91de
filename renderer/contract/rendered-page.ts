import type { Issue } from '../../schemas/issue.ts';

/** What the answer's headers and the page cache need to know. */
export interface PageFacts {
  dimensions: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Hard end of the page's life, in milliseconds since 1970: a `when` boundary, or data that expires. */
  until: number | undefined;
  styleHash: string;
  scriptHashes: readonly string[];
  /** Origins of others that the page's blocks show in frames. */
  frameOrigins: readonly string[];
  /** What the page's document got wrong, and that of its frame. */
  issues: readonly Issue[];
  frameIssues: readonly Issue[];
}

export type RenderedPage =
  /** Each of the `pieces` is shared with other pages: never change it. `html` is all of them joined, anew each time. */
  | { kind: 'complete'; facts: PageFacts; pieces: Buffer[]; readonly html: Buffer }
  /** Loading takes long: `head` can be sent, the rest follows in order; `facts` are complete when it ends. */
  | { kind: 'flowing'; facts: PageFacts; chunks: AsyncGenerator<Buffer, PageFacts> }
  /** A critical node could not be drawn. */
  | { kind: 'failed'; issues: readonly Issue[]; frameIssues: readonly Issue[] };

export type CompletePage = Extract<RenderedPage, { kind: 'complete' }>;

/** A page that is all there, in pieces; they are joined only for who needs them as one. */
export function completePage(facts: PageFacts, pieces: Buffer[]): CompletePage {
  return {
    kind: 'complete',
    facts,
    pieces,
    get html() {
      return Buffer.concat(pieces);
    },
  };
}
