import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Baskets by their owners (`c:` and a customer, `g:` and the hash of a guest's key), one line for each article. A line of
 * quantity 0 was removed, and waits to be put back. Of issued codes of vouchers only hashes are kept.
 */
export const basket: Migration = {
  async up(kysely) {
    await makeBaskets(kysely);
    await makeVouchers(kysely);
  },
};

async function makeBaskets(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table basket (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      owner text collate "C" not null check (owner ~ '^[cg]:[A-Za-z0-9_-]{1,64}$'),
      version bigint not null check (version >= 0),
      delivery text collate "C" not null check (delivery in ('standard', 'eco')),
      voucher text collate "C" check (length(voucher) between 1 and 32),
      changed_at bigint not null check (changed_at >= 0),
      primary key (tenant, owner)
    ) with (fillfactor = 80)`.execute(kysely);
  await sql`create index basket_of_guest on basket (changed_at) where owner like 'g:%'`.execute(kysely);
  await sql`
    create table basket_line (
      tenant text collate "C" not null,
      owner text collate "C" not null,
      sku text collate "C" not null check (length(sku) between 1 and 32),
      quantity integer not null check (quantity between 0 and 99),
      place integer not null check (place >= 0),
      known jsonb not null,
      primary key (tenant, owner, sku),
      foreign key (tenant, owner) references basket on delete cascade
    ) with (fillfactor = 80)`.execute(kysely);
}

async function makeVouchers(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table voucher_code (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      hash text collate "C" not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      campaign text collate "C" not null check (length(campaign) between 1 and 64),
      issued_at bigint not null check (issued_at >= 0),
      primary key (tenant, hash)
    )`.execute(kysely);
  await sql`
    create table voucher_redemption (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      customer text collate "C" not null check (length(customer) between 1 and 100),
      day date not null,
      campaign text collate "C" not null check (length(campaign) between 1 and 64),
      code_hash text collate "C" check (code_hash ~ '^[A-Za-z0-9_-]{43}$'),
      redeemed_at bigint not null check (redeemed_at >= 0),
      constraint voucher_once_a_day primary key (tenant, customer, day),
      constraint voucher_code_once unique (tenant, code_hash)
    )`.execute(kysely);
}
