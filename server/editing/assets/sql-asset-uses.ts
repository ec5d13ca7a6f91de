import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import type { AssetUse } from '../../../schemas/editing/asset.ts';
import type { AssetUses } from './asset-uses.ts';

/** Texts that are in the shop or may come to be: as it is live, as drafts are, as plans have it. */
const shownTexts = sql`
  select document.id, version.text, true as is_live
    from content_document document join content_version version on version.document = document.id and version.number = document.version
   where is_live
  union all select document, text, false from content_draft
  union all select document, text, false from content_plan where text is not null and done_at is null`;

/** Looks through the texts of the embedded content store. */
export function createSqlAssetUses({ kysely }: Pick<Database, 'kysely'>): AssetUses {
  return {
    async of(id) {
      const { rows } = await sql<Omit<AssetUse, 'isLive'> & { is_live: boolean }>`
        select document.id::text as document, tenant, kind, locale, key, title, bool_or(shown.is_live) as is_live
          from (${shownTexts}) shown join content_document document on document.id = shown.id
         where position(${id} in shown.text) > 0
         group by document.id order by tenant, kind, locale, key limit 500`.execute(kysely);
      return rows.map(({ is_live: isLive, ...use }) => ({ ...use, isLive }));
    },
    async counts() {
      const { rows } = await sql<{ asset: string; count: number }>`
        select asset, count(distinct id)::int as count
          from (select id, (regexp_matches(text, '(asset-[a-z0-9]{16})', 'g'))[1] as asset from (${shownTexts}) shown) found
         group by asset`.execute(kysely);
      return new Map(rows.map(({ asset, count }) => [asset, count]));
    },
  };
}
