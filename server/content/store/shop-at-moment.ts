import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { assertAddress, isDraft, keyOf } from '../content-address.ts';
import type { ContentSource } from '../content-source.ts';
import { listPages } from '../page-list.ts';
import { hashOf, publishedText, readText } from './document-text.ts';
import { createPublishedIndex, placeOf, placeOfAddress, type PublishedDocument } from './published-index.ts';
import { answerOf, draftAt, listedPages } from './stored-answers.ts';

/**
 * The whole shop as it will be: what is published, with what is to happen by itself until `at` (milliseconds since 1970), and with
 * all of `release`, whenever that happens. A draft call gets the draft, as everywhere. What cannot happen is left out.
 */
export type ShopAtMoment = (
  tenant: string,
  moment: { at: number; release?: string | undefined },
) => Promise<ContentSource>;

interface PlannedText extends PublishedDocument {
  /** Undefined: it is to leave the shop. */
  text: string | null;
}

/** Pages in one part of a list. */
const listSize = 100;

/** Looks into the store as it is at the time of the call; what changes later is not seen. */
export function createShopAtMoment(database: Pick<Database, 'kysely'>): ShopAtMoment {
  const { kysely } = database;

  async function plannedIn(tenant: string, at: number, release: string | null): Promise<PlannedText[]> {
    const { rows } = await sql<PlannedText>`
      select d.id, d.tenant, d.kind, d.locale, coalesce(p.key, d.key) as key, d.file, d.version, coalesce(p.hash, '') as hash,
             coalesce(p.title, d.title) as title, '' as "pageId", '' as "pageRevision", null as until, p.text
        from content_plan p join content_document d on d.id = p.document
       where d.tenant = ${tenant} and p.done_at is null and (p.action = 'unpublish' or d.version = p.draft_version)
         and (p.release::text = ${release} or (p.due <= ${at} and p.failed is null))
       order by p.release::text is not distinct from ${release}, p.due, p.action desc`.execute(kysely);
    return rows;
  }

  return async (tenant, { at, release = null }) => {
    const index = createPublishedIndex(database);
    await index.follow();
    const byId = new Map([...index.documents()].map((document) => [document.id, document]));
    const texts = new Map<string, string>();
    for (const planned of await plannedIn(tenant, at, release)) {
      byId.delete(planned.id);
      texts.delete(planned.id);
      const place = placeOf(planned);
      if (planned.text === null || [...byId.values()].some((other) => placeOf(other) === place)) continue;
      const text = publishedText(planned.kind, planned.text);
      const read = readText(planned.kind, Buffer.from(text));
      if (!read.ok) continue;
      const { pageId, pageRevision } = read.facts;
      byId.set(planned.id, { ...planned, pageId, pageRevision, hash: hashOf(text) });
      texts.set(planned.id, text);
    }
    const byPlace = new Map([...byId.values()].map((document) => [placeOf(document), document]));

    return {
      async read(address, request) {
        assertAddress(address);
        if (address.kind === 'list')
          return listPages(listedPages(byId.values()), address, listSize, request.etag);
        const draft = isDraft(address) ? await draftAt(kysely, address) : undefined;
        if (draft) return answerOf(address, draft, request);
        const found = byPlace.get(placeOfAddress(address));
        if (!found) return { status: 'missing' };
        const text = texts.get(found.id) ?? (await textOf(found));
        return text === undefined
          ? { status: 'missing' }
          : answerOf(address, { text, hash: found.hash }, request);
      },
      locate: (address) => `store:${keyOf(address)}`,
    };
  };

  async function textOf({ id, version }: PublishedDocument): Promise<string | undefined> {
    const { rows } = await sql<{ text: string }>`
      select text from content_version where document = ${id} and number = ${version}`.execute(kysely);
    return rows[0]?.text;
  }
}
