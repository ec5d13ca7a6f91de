import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { OwnDataParts, OwnDataStore, OwnRows, Person } from './own-data.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

/** States of an order of which nothing more is to come. */
const over = sql.raw("('delivered', 'closed', 'cancelled')");

/** What the database holds of somebody. Every method may throw `DatabaseUnavailable`. */
export function createSqlOwnData(
  { kysely }: Pick<Database, 'kysely'>,
  { unsettled, timeZoneOf }: OwnDataParts,
): OwnDataStore {
  return {
    collect: (tenant, customer) =>
      kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          const person = await personOf(transaction, tenant, customer);
          if (!person) return null;
          const held: OwnRows[] = [];
          for (const table of personalTables.toReversed()) {
            const rows = await rowsOf(transaction, table, person);
            if (rows.length > 0) held.push({ table: table.name, rows });
          }
          return held;
        }),
    forget: (tenant, customer, also) =>
      kysely.transaction().execute(async (transaction) => {
        // Whoever orders holds the basket: no order comes between the look and the end.
        await sql`
          select from basket where tenant = ${tenant} and owner = 'c:' || ${customer}::text for update`.execute(
          transaction,
        );
        await sql`select from account where tenant = ${tenant} and id = ${customer} for update`.execute(
          transaction,
        );
        const person = await personOf(transaction, tenant, customer);
        if (!person) return { ok: false, reason: 'unknown' };
        const reason = await unsettled(transaction, tenant, customer);
        if (reason) return { ok: false, reason };
        const { rows } = await sql<{ sku: string }>`
          select distinct sku from rating_review where tenant = ${tenant} and customer = ${customer}`.execute(
          transaction,
        );
        await keepApart(transaction, person, timeZoneOf(tenant));
        await takeAway(transaction, person);
        await also(transaction);
        return { ok: true, reviewed: rows.map(({ sku }) => sku) };
      }),
    async sweep({ tenant, locale, before }, mostOrders) {
      const { numAffectedRows = 0n } = await sql`
        delete from kept_record where tenant = ${tenant} and locale = ${locale} and year < ${before}`.execute(
        kysely,
      );
      const orders = await kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ number: string }>`
          select number from shop_order o
           where tenant = ${tenant} and customer is null and state in ${over} and ordered->>'locale' = ${locale}
             and ${yearOf(timeZoneOf(tenant))} < ${before}
           order by placed_at limit ${mostOrders} for update skip locked`.execute(transaction);
        const numbers = rows.map(({ number }) => number);
        if (numbers.length > 0)
          await takeAway(transaction, { tenant, customer: null, emailKey: null, orders: numbers });
        return numbers.length;
      });
      return { records: Number(numAffectedRows), orders };
    },
  };
}

/** The year in which an order `o` changed last, from whose end the law counts. */
const yearOf = (timeZone: string) =>
  sql`extract(year from to_timestamp(greatest(o.placed_at,
        (select max(e.at) from order_event e where e.tenant = o.tenant and e.number = o.number)) / 1000.0)
        at time zone ${timeZone}::text)::integer`;

async function personOf(
  transaction: Kysely<NoTables>,
  tenant: string,
  customer: string,
): Promise<Person | null> {
  const account = await sql<{ emailKey: string }>`
    select email_key as "emailKey" from account where tenant = ${tenant} and id = ${customer}`.execute(
    transaction,
  );
  const [found] = account.rows;
  if (!found) return null;
  const { rows } = await sql<{ number: string }>`
    select number from shop_order where tenant = ${tenant} and customer = ${customer}`.execute(transaction);
  return { tenant, customer, emailKey: found.emailKey, orders: rows.map(({ number }) => number) };
}

async function rowsOf(
  transaction: Kysely<NoTables>,
  { name, whose, secrets = [] }: PersonalTable,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const hidden = sql.join(
    ['tenant', ...secrets].map((path) => sql`#- ${path.split('.')}::text[]`),
    sql` `,
  );
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(r) ${hidden} as row from (select * from ${sql.table(name)} where ${whose(person)}) as r`.execute(
    transaction,
  );
  return rows.map(({ row }) => row);
}

/** Only of orders that came to an invoice, or to money: nothing else is to be proved. */
async function keepApart(transaction: Kysely<NoTables>, person: Person, timeZone: string): Promise<void> {
  for (const { name, whose, keptBy } of personalTables)
    if (keptBy)
      await sql`
        insert into kept_record (tenant, source, order_number, locale, year, record)
        select o.tenant, ${name}, o.number, o.ordered->>'locale', ${yearOf(timeZone)}, to_jsonb(r)
          from (select * from ${sql.table(name)} where ${whose(person)}) as r
          join shop_order o on o.tenant = r.tenant and o.number = ${keptBy}
         where exists (select from invoice i where i.tenant = o.tenant and i.order_number = o.number)
            or exists (select from payment p where p.tenant = o.tenant and p.number = o.number
                         and p.state in ('captured', 'partly-refunded', 'refunded'))`.execute(transaction);
}

async function takeAway(transaction: Kysely<NoTables>, person: Person): Promise<void> {
  await sql`select set_config('shop.forgets', 'yes', true)`.execute(transaction);
  for (const { name, whose, nameless } of personalTables)
    await (
      nameless
        ? sql`update ${sql.table(name)} set ${nameless} where ${whose(person)}`
        : sql`delete from ${sql.table(name)} where ${whose(person)}`
    ).execute(transaction);
}
