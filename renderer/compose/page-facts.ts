import { partQuery } from '../../schemas/part-query.ts';
import type { Registry } from '../contract/registry.ts';
import type { PageFacts } from '../contract/rendered-page.ts';
import { hashOf, type PageStyles } from '../styles/style-sheet.ts';
import type { Contributions } from './contributions.ts';
import { colourModeScript } from './head.ts';
import type { PageContext } from './page-context.ts';

const scriptHashes = [hashOf(colourModeScript)];

/** What the answer's headers and the page cache need to know. */
export function factsOf(
  { page, frame, options, request }: PageContext,
  contributions: Contributions,
  styles: PageStyles,
): PageFacts {
  return {
    // Where the styles stand is for the whole page to say, whatever its blocks read.
    dimensions: new Set([
      `query:${partQuery}`,
      ...page.dimensions,
      ...(frame?.dimensions ?? []),
      ...(request.subject?.dimensions ?? []),
    ]),
    tags: contributions.tags,
    until: contributions.until,
    styleHash: styles.hash,
    scriptHashes,
    frameOrigins: frameOriginsOf(page.blocks.union(frame?.blocks ?? new Set()), options.registry),
    issues: contributions.issues.page,
    frameIssues: contributions.issues.frame,
  };
}

function frameOriginsOf(blocks: ReadonlySet<string>, registry: Registry): string[] {
  const origins = [...blocks].flatMap((type) => registry.get(type)?.frameOrigins ?? []);
  return [...new Set(origins)].toSorted();
}
