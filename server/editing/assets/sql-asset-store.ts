import { type Kysely, type RawBuilder, sql } from 'kysely';
import { insertAudit } from '../../staff/audit/sql-audit-log.ts';
import { staffName } from '../../staff/account/staff.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { AssetAct, AssetFile, AssetStore, NumberedFile, StoredAsset } from './asset-store.ts';

type FileRow = Omit<NumberedFile, 'uploadedAt' | 'uploadedBy'> & { uploaded_at: number; uploaded_by: string };

interface AssetRow extends Pick<StoredAsset, 'id' | 'tenant' | 'title' | 'crops' | 'alts' | 'revision'> {
  focus_x: number;
  focus_y: number;
  is_decorative: boolean;
  is_archived: boolean;
  changed_at: number;
  changed_by: string;
  changed_by_email: string | null;
  file: FileRow;
}

const assetRows = sql`
  select asset.id, asset.tenant, title, crops, alts, revision, focus_x, focus_y, is_decorative, is_archived, changed_at, changed_by,
         staff.email as changed_by_email, to_jsonb(asset_file) as file
    from asset join asset_file on asset_file.asset = asset.id and asset_file.number = asset.file
    left join staff on staff.id = changed_by`;

/** Uploaded pictures in the database, which processes share. */
export function createSqlAssetStore({ kysely }: Pick<Database, 'kysely'>): AssetStore {
  /** Changes a picture, and says what of it was changed in the log. */
  async function act(
    tenant: string,
    id: string,
    { author, at }: AssetAct,
    action: string,
    work: (transaction: Kysely<NoTables>, revision: number) => Promise<boolean>,
  ): Promise<boolean> {
    return kysely.transaction().execute(async (transaction) => {
      // One after another, so that whoever saw a revision has seen all before it.
      const { rows } = await sql<{ revision: number }>`
        update asset_state set revision = revision + 1 returning revision`.execute(transaction);
      const revision = rows[0]?.revision;
      if (revision === undefined || !(await work(transaction, revision))) return false;
      const entry = { tenant, at, actor: staffName(author), action, subject: `asset:${id}` };
      await insertAudit(transaction, { ...entry, before: null, after: null });
      return true;
    });
  }

  async function update(
    ...[tenant, id, given, action, changes]: [string, string, AssetAct, string, RawBuilder<unknown>[]]
  ): Promise<boolean> {
    return act(tenant, id, given, action, async (transaction, revision) => {
      const { numAffectedRows } = await sql`
        update asset set ${sql.join([
          ...changes,
          ...[sql`revision = ${revision}`, sql`changed_at = ${given.at}`, sql`changed_by = ${given.author}`],
        ])}
         where tenant = ${tenant} and id = ${id}`.execute(transaction);
      return numAffectedRows === 1n;
    });
  }

  return {
    async add({ id, tenant, title, file }, given) {
      await act(tenant, id, given, 'asset.uploaded', async (transaction, revision) => {
        await sql`
          insert into asset (id, tenant, title, file, changed_at, changed_by, revision)
          values (${id}, ${tenant}, ${title}, 1, ${given.at}, ${given.author}, ${revision})`.execute(
          transaction,
        );
        await insertFile(transaction, id, 1, file, given);
        return true;
      });
    },
    async replace(tenant, id, file, given) {
      return act(tenant, id, given, 'asset.replaced', async (transaction, revision) => {
        const { rows } = await sql<{ file: number }>`
          update asset set file = (select max(number) + 1 from asset_file where asset = ${id}), crops = '{}', revision = ${revision}, changed_at = ${given.at},
                 changed_by = ${given.author}
           where tenant = ${tenant} and id = ${id} returning file`.execute(transaction);
        const [row] = rows;
        if (!row) return false;
        await insertFile(transaction, id, row.file, file, given);
        return true;
      });
    },
    show(tenant, id, number, given) {
      return act(tenant, id, given, 'asset.replaced', async (transaction, revision) => {
        const { numAffectedRows } = await sql`
          update asset set file = ${number}, crops = '{}', revision = ${revision}, changed_at = ${given.at},
                 changed_by = ${given.author}
           where tenant = ${tenant} and id = ${id}
             and exists (select from asset_file where asset = ${id} and number = ${number})`.execute(
          transaction,
        );
        return numAffectedRows === 1n;
      });
    },
    change(tenant, id, { title, focus, crops, alts, isDecorative }, given) {
      const said = alts && Object.fromEntries(Object.entries(alts).filter(([, text]) => text !== ''));
      return update(tenant, id, given, 'asset.changed', [
        ...(title === undefined ? [] : [sql`title = ${title}`]),
        ...(focus ? [sql`focus_x = ${focus.x}`, sql`focus_y = ${focus.y}`] : []),
        ...(crops ? [sql`crops = ${JSON.stringify(crops)}::jsonb`] : []),
        ...(said ? [sql`alts = ${JSON.stringify(said)}::jsonb`] : []),
        ...(isDecorative === undefined ? [] : [sql`is_decorative = ${isDecorative}`]),
      ]);
    },
    archive(tenant, id, isArchived, given) {
      const action = isArchived ? 'asset.archived' : 'asset.taken-back';
      return update(tenant, id, given, action, [sql`is_archived = ${isArchived}`]);
    },
    async find(tenant, id) {
      const { rows } = await sql<AssetRow>`
        ${assetRows} where asset.tenant = ${tenant} and asset.id = ${id}`.execute(kysely);
      return rows.map(assetOf)[0];
    },
    async list(tenant, { search, isArchived, lacksAltIn, but }, { limit, before }) {
      const { rows } = await sql<AssetRow>`
        ${assetRows}
         where asset.tenant = ${tenant} and is_archived = ${isArchived}
           and (position(lower(${search}) in lower(title)) > 0 or position(lower(${search}) in asset.id) > 0)
           and (${before ?? null}::bigint is null or revision < ${before ?? null}::bigint)
           and (${lacksAltIn ?? null}::text[] is null
                or not (is_decorative or jsonb_exists_all(alts, ${lacksAltIn ?? null}::text[])))
           and (${but ?? null}::text[] is null or asset.id <> all(${but ?? null}::text[]))
         order by revision desc limit ${limit}`.execute(kysely);
      return rows.map(assetOf);
    },
    async files(tenant, id) {
      const { rows } = await sql<FileRow>`
        select asset_file.* from asset_file join asset on asset.id = asset_file.asset
         where asset.tenant = ${tenant} and asset.id = ${id} order by number desc`.execute(kysely);
      return rows.map(fileOf);
    },
    async since(revision) {
      const { rows } = await sql<AssetRow>`
        ${assetRows} where revision > ${revision} order by revision`.execute(kysely);
      return rows.map(assetOf);
    },
  };
}

async function insertFile(
  transaction: Kysely<NoTables>,
  asset: string,
  number: number,
  { object, digest, format, width, height, bytes, ground, name }: AssetFile,
  { author, at }: AssetAct,
): Promise<void> {
  await sql`
    insert into asset_file (asset, number, object, digest, format, width, height, bytes, ground, name, uploaded_at, uploaded_by)
    values (${asset}, ${number}, ${object}, ${digest}, ${format}, ${width}, ${height}, ${bytes}, ${ground}, ${name}, ${at},
            ${author})`.execute(transaction);
}

function assetOf(row: AssetRow): StoredAsset {
  const { id, tenant, title, crops, alts, revision } = row;
  return {
    ...{ id, tenant, title, crops, alts, revision },
    focus: { x: row.focus_x, y: row.focus_y },
    ...{ isDecorative: row.is_decorative, isArchived: row.is_archived },
    ...{ changedAt: row.changed_at, changedBy: row.changed_by, changedByEmail: row.changed_by_email },
    file: fileOf(row.file),
  };
}

function fileOf(row: FileRow): NumberedFile {
  const { number, object, digest, format, width, height, bytes, ground, name } = row;
  return {
    ...{ number, object, digest, format, width, height, bytes, ground, name },
    ...{ uploadedAt: row.uploaded_at, uploadedBy: row.uploaded_by },
  };
}
