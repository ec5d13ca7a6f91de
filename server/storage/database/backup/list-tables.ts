import type { ClientBase } from 'pg';
import { migrationLockTable, migrationTable } from '../migrate.ts';

export interface StoredTable {
  schema: string;
  name: string;
  /** Those that hold values of their own; generated ones are made again. */
  columns: string[];
}

/** A table whose comment begins so is left out: it can be made again from others, or means nothing elsewhere. */
const leftOutComment = 'not in backups';

/** The database's tables, each after those that it refers to. */
export async function listTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { oid: string; needs: string[] }>(
    `select c.oid::text as oid, n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
              order by a.attnum) as columns,
       array(select f.confrelid::text from pg_constraint f
              where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't'
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and coalesce(obj_description(c.oid, 'pg_class'), '') not like $1 || '%'
      and c.relname not in ($2, $3)
    order by n.nspname, c.relname`,
    [leftOutComment, migrationTable, migrationLockTable],
  );
  return inOrder(rows).map(({ schema, name, columns }) => ({ schema, name, columns }));
}

/** Tables that refer to one another in a circle keep the order that they came in. */
function inOrder<Row extends { oid: string; needs: string[] }>(rows: readonly Row[]): Row[] {
  const byOid = new Map(rows.map((row) => [row.oid, row]));
  const ordered = new Set<Row>();
  const underWay = new Set<Row>();
  function add(row: Row): void {
    if (ordered.has(row) || underWay.has(row)) return;
    underWay.add(row);
    for (const oid of row.needs) {
      const needed = byOid.get(oid);
      if (needed) add(needed);
    }
    ordered.add(row);
  }
  rows.forEach(add);
  return [...ordered];
}

/** `"schema"."name" ("column", …)` */
export function copyTarget(client: ClientBase, { schema, name, columns }: StoredTable): string {
  const quote = (text: string): string => client.escapeIdentifier(text);
  return `${quote(schema)}.${quote(name)} (${columns.map(quote).join(', ')})`;
}
