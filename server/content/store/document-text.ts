import { createHash } from 'node:crypto';
import { applyEdits, modify } from 'jsonc-parser';
import { z } from 'zod';
import { contentPath } from '../../../schemas/content-names.ts';
import type { DocumentKind } from '../../../schemas/editing/document.ts';
import { bucketJsonLimits, documentJsonLimits, parseJson } from '../../../schemas/safe-json.ts';
import { isDraftDocument } from '../draft-document.ts';

/** What the text of a document says of itself. */
export interface TextFacts {
  body: unknown;
  /** Of a page its path; undefined of others, which are named by where they lie. */
  path: string | undefined;
  /** Empty where it has none. */
  title: string;
  /** What a page calls itself in lists; empty where it does not. */
  pageId: string;
  pageRevision: string;
  /** Whether it calls itself a draft. */
  isDraft: boolean;
  /** As files have it: equal where the bytes are. */
  hash: string;
}

const pageHead = z.looseObject({ page: z.looseObject({ path: contentPath }) });
/** What a database can keep in a column of its own. */
const word = z
  .string()
  .catch('')
  .transform((text) => text.replaceAll('\0', '').toWellFormed().slice(0, 500));
const names = z
  .looseObject({
    page: z.looseObject({ id: word, revision: z.coerce.string().pipe(word).catch(''), title: word }),
  })
  .catch({ page: { id: '', revision: '', title: '' } });

/** Reads a text that may become a document, within the limits of what is delivered; `message`: why it may not. */
export function readText(
  kind: DocumentKind,
  bytes: Uint8Array,
): { ok: true; facts: TextFacts } | { ok: false; message: string } {
  const json = parseJson(bytes, kind === 'data' ? bucketJsonLimits : documentJsonLimits);
  if (!json.ok) return { ok: false, message: `Not the JSON that is expected: ${json.message}` };
  const body = json.value;
  const head = kind === 'page' ? pageHead.safeParse(body) : undefined;
  if (head?.success === false)
    return { ok: false, message: `page.path does not tell its address: ${head.error.issues[0]?.message}` };
  const { id, revision, title } = names.parse(body).page;
  return {
    ok: true,
    facts: {
      ...{ body, path: head?.data.page.path, title, pageId: id, pageRevision: revision, hash: hashOf(bytes) },
      isDraft: kind !== 'data' && isDraftDocument(body),
    },
  };
}

/** Equal where the bytes are. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** A text as it is published: the same, but that it no longer calls itself a draft. */
export function publishedText(kind: DocumentKind, text: string): string {
  if (kind === 'data' || !isDraftDocument(JSON.parse(text))) return text;
  return applyEdits(text, modify(text, ['page', 'status'], 'published', {}));
}
