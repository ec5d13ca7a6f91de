import { type Kysely, sql } from 'kysely';
import { bucketJsonLimits, documentJsonLimits, parseJson } from '../../../schemas/safe-json.ts';
import type { NoTables } from '../../storage/database/database.ts';
import { keyOf } from '../content-address.ts';
import { isBucketAddress } from '../content-location.ts';
import type { ContentAddress, ContentAnswer, ContentRequest } from '../content-source.ts';
import { FetchFailure } from '../fetch-failure.ts';
import type { PageEntry } from '../page-folder-index.ts';
import type { PublishedDocument } from './published-index.ts';

type DocumentAddress = Exclude<ContentAddress, { kind: 'list' }>;

/** The draft of a page or frame at an address; data sets have none that could be asked for. */
export async function draftAt(
  kysely: Kysely<NoTables>,
  address: DocumentAddress,
): Promise<{ text: string; hash: string } | undefined> {
  if (isBucketAddress(address)) return undefined;
  const { kind, tenant, locale } = address;
  const key = kind === 'page' ? address.path : address.frame;
  const { rows } = await sql<{ text: string; hash: string }>`
    select draft.text, draft.hash from content_draft draft join content_document d on d.id = draft.document
     where d.tenant = ${tenant} and d.kind = ${kind} and d.locale = ${locale} and draft.key = ${key}
     order by d.is_live desc, d.is_archived, draft.at desc limit 1`.execute(kysely);
  return rows[0];
}

/** What lists tell of pages that are published. */
export function* listedPages(
  documents: Iterable<PublishedDocument>,
): Generator<{ tenant: string; locale: string; entry: PageEntry }> {
  for (const { tenant, kind, locale, key, title, pageId, pageRevision } of documents) {
    if (kind !== 'page' || locale === null) continue;
    const entry = { id: pageId, path: key, revision: pageRevision, status: 'published', title } as const;
    yield { tenant, locale, entry };
  }
}

/** A text as an answer; one that came in by a stricter version than this one cannot be read any more. */
export function answerOf(
  address: DocumentAddress,
  { text, hash, until = null }: { text: string; hash: string; until?: PublishedDocument['until'] },
  request: Pick<ContentRequest, 'etag'>,
): ContentAnswer {
  const etag = `"${hash}"`;
  if (request.etag === etag) return { status: 'unchanged' };
  const bytes = Buffer.from(text);
  const json = parseJson(bytes, isBucketAddress(address) ? bucketJsonLimits : documentJsonLimits);
  if (!json.ok)
    throw new FetchFailure(`Not the JSON that is expected: ${json.message}`, {
      url: `store:${keyOf(address)}`,
      reason: json.reason,
    });
  return {
    ...{ status: 'found', body: json.value, etag, bytes: bytes.length },
    ...(until !== null && { until }),
  };
}
