import { applyChange, type ChangeRefusal } from '../../../schemas/editing/apply-change.ts';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { DocumentKind } from '../../../schemas/editing/document.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { bucketJsonLimits, documentJsonLimits, parseJson } from '../../../schemas/safe-json.ts';
import { readJsonText } from './json-text.ts';
import { identified } from './node-ids.ts';
import { rewriteText } from './rewrite-text.ts';

/** `too-large`: the document would be larger or deeper than the shop reads. */
type WrittenChange =
  | { ok: true; text: string; document: JsonObject; inverse: Patch[] }
  | { ok: false; reason: ChangeRefusal | 'too-large'; step: number };

/**
 * Makes the steps of an edit, all or none, in the text of a document. Every byte of what they do not touch stays as it is; a node
 * that moves takes its text along. With its first edit a page gets the derived ids written in, for nodes that have none. A node that
 * comes back from `earlier` (the text that the draft is based on) is written as it was there.
 */
export function writeChange(
  text: string,
  patches: readonly Patch[],
  { kind, earlier }: { kind: DocumentKind; earlier?: string },
): WrittenChange {
  const source = readJsonText(text);
  const changed = applyChange(identified(source.value as JsonObject, kind), patches, kind);
  if (!changed.ok) return changed;
  const written = rewriteText(
    source,
    changed.document,
    earlier === undefined ? undefined : readJsonText(earlier),
  );
  const limits = kind === 'data' ? bucketJsonLimits : documentJsonLimits;
  if (!parseJson(Buffer.from(written), limits).ok)
    return { ok: false, reason: 'too-large', step: patches.length - 1 };
  return { ok: true, text: written, document: changed.document, inverse: changed.inverse };
}
