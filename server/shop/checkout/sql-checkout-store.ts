import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type CheckoutDraft, checkoutDraft, emptyDraft } from '../../../schemas/checkout/checkout-draft.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { keptForm } from './kept-form.ts';
import type { CheckoutStore, StoredCheckout } from './checkout-store.ts';

/** Drafts that one sweep takes away, so that none takes long. */
const sweptAtOnce = 5000;

interface CheckoutRow {
  key: string;
  draft: unknown;
  kept: unknown;
}

/** Orders that are being prepared, in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlCheckoutStore({ kysely }: Pick<Database, 'kysely'>): CheckoutStore {
  return {
    async read(tenant, owner) {
      const { rows } = await sql<CheckoutRow>`
        select key, draft, kept from checkout where tenant = ${tenant} and owner = ${owner}`.execute(kysely);
      return storedOf(rows[0]);
    },
    change(tenant, owner, { at, key, form }, change) {
      return kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql<CheckoutRow>`
          insert into checkout as known (tenant, owner, key, draft, changed_at)
          values (${tenant}, ${owner}, ${key}, ${JSON.stringify(emptyDraft)}::jsonb, ${at})
          on conflict (tenant, owner) do update set changed_at = greatest(known.changed_at, excluded.changed_at)
          returning key, draft, kept`.execute(transaction);
        const before = storedOf(rows[0]);
        const draft = change(before.draft);
        await sql`
          update checkout set draft = ${JSON.stringify(draft)}::jsonb,
                 kept = case when kept->>'form' <> ${form} then kept end,
                 kept_at = case when kept->>'form' <> ${form} then kept_at end
           where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
        return { ...before, draft };
      });
    },
    async keepForm(tenant, owner, key, form) {
      const kept = JSON.stringify(form);
      await sql`
        insert into checkout (tenant, owner, key, draft, changed_at, kept, kept_at)
        values (${tenant}, ${owner}, ${key}, ${JSON.stringify(emptyDraft)}::jsonb, ${form.at}, ${kept}::jsonb, ${form.at})
        on conflict (tenant, owner) do update set kept = excluded.kept, kept_at = excluded.kept_at`.execute(
        kysely,
      );
    },
    async join(tenant, { from, to }, at) {
      const { rows } = await sql<{ had: number }>`
        with told as (delete from checkout where tenant = ${tenant} and owner = ${from} returning key, draft),
        kept as (insert into checkout (tenant, owner, key, draft, changed_at)
        select ${tenant}, ${to}, key, case when ${isCustomer(to)} then jsonb_set(draft, '{as}', 'null') else draft end, ${at}
          from told
        on conflict (tenant, owner) do nothing)
        select count(*) as had from told`.execute(kysely);
      return (rows[0]?.had ?? 0) > 0;
    },
    async sweep({ unchanged, kept }) {
      const { rows } = await sql<{ swept: number }>`
        with gone as (delete from checkout where (tenant, owner) in (
          select tenant, owner from checkout where owner like 'g:%' and changed_at < ${unchanged}
           order by changed_at limit ${sweptAtOnce} for update skip locked) returning 1),
        forms as (update checkout set kept = null, kept_at = null where (tenant, owner) in (
          select tenant, owner from checkout where owner like 'c:%' and kept_at < ${kept}
           order by kept_at limit ${sweptAtOnce} for update skip locked) returning 1)
        select (select count(*) from gone) + (select count(*) from forms) as swept`.execute(kysely);
      return rows[0]?.swept ?? 0;
    },
  };
}

/** Within the transaction that makes a customer of a guest: his next order begins with what he told for the last one. */
export async function beginCheckout(
  within: QueryExecutorProvider,
  { tenant, owner, key, at }: { tenant: string; owner: string; key: string; at: number },
  told: Partial<CheckoutDraft>,
): Promise<void> {
  await sql`
    insert into checkout (tenant, owner, key, draft, changed_at)
    values (${tenant}, ${owner}, ${key}, ${JSON.stringify({ ...emptyDraft, ...told })}::jsonb, ${at})
    on conflict do nothing`.execute(within);
}

/** Within the transaction of an order: the next press of the button is another one. */
export async function renewCheckout(
  transaction: Kysely<NoTables>,
  { tenant, owner, key }: { tenant: string; owner: string; key: string },
): Promise<void> {
  await sql`update checkout set key = ${key} where tenant = ${tenant} and owner = ${owner}`.execute(
    transaction,
  );
}

/** Within the transaction of an order: what a guest has told is gone; of a customer's stays what the next order begins with. */
export async function consumeCheckout(
  transaction: Kysely<NoTables>,
  tenant: string,
  owner: string,
): Promise<void> {
  if (!isCustomer(owner))
    await sql`delete from checkout where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
  else
    await sql`
      update checkout set draft = draft || '{"freight":null,"hasProtection":null}', kept = null, kept_at = null
       where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
}

/** A draft that an older version has written, and that is none any more, is told anew. */
function storedOf(row: CheckoutRow | undefined): StoredCheckout {
  const read = checkoutDraft.safeParse(row?.draft);
  const kept = keptForm.safeParse(row?.kept);
  return {
    key: row?.key ?? null,
    draft: read.success ? read.data : emptyDraft,
    kept: kept.success ? kept.data : null,
  };
}
