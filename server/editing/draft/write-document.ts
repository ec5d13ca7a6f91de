import type { DocumentKind } from '../../../schemas/editing/document.ts';
import { bucketJsonLimits, documentJsonLimits, parseJson } from '../../../schemas/safe-json.ts';
import { readJsonText, type TextPart } from './json-text.ts';
import { rewriteText } from './rewrite-text.ts';

/**
 * The text of a document that was edited: `document` is what edits made of `source.value`, with which it shares what they did not
 * touch. Every byte of that stays as it is; a node that moves takes its text along. With its first edit a page gets the derived ids
 * written in, for nodes that have none. A node that comes back from `earlier` (the text that the draft is based on) is written as it
 * was there. Undefined where it would be larger or deeper than the shop reads.
 */
export function writeDocument(
  source: TextPart,
  document: unknown,
  { kind, earlier }: { kind: DocumentKind; earlier?: string },
): string | undefined {
  const written = rewriteText(source, document, earlier === undefined ? undefined : readJsonText(earlier));
  const limits = kind === 'data' ? bucketJsonLimits : documentJsonLimits;
  return parseJson(Buffer.from(written), limits).ok ? written : undefined;
}
