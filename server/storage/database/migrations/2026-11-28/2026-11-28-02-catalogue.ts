import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The catalogue. A product is one document without what changes all day: stock and prices have rows of their own, with room
 * in their pages and no index on what changes, so that a change touches no index (HOT). Keys are compared byte by byte, the
 * same on every server. Prices are gross, in cents of the locale's currency.
 */
export const catalogue: Migration = {
  async up(kysely) {
    await makeProducts(kysely);
    await makeVariants(kysely);
    await makePriceHistory(kysely);
    await sql`
      create table catalogue_category (
        tenant text collate "C" not null,
        position integer not null check (position >= 0),
        document jsonb not null,
        primary key (tenant, position)
      )`.execute(kysely);
  },
};

async function makeProducts(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_product (
      tenant text collate "C" not null,
      sku text collate "C" not null,
      document jsonb not null,
      primary key (tenant, sku)
    )`.execute(kysely);
  await sql`
    create table catalogue_slug (
      tenant text collate "C" not null,
      slug text collate "C" not null,
      language text collate "C" not null,
      sku text collate "C" not null,
      primary key (tenant, slug, language, sku),
      foreign key (tenant, sku) references catalogue_product on delete cascade
    )`.execute(kysely);
  await sql`create index catalogue_slug_sku on catalogue_slug (tenant, sku)`.execute(kysely);
}

async function makeVariants(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_variant (
      tenant text collate "C" not null,
      sku text collate "C" not null,
      product text collate "C" not null,
      stock integer not null check (stock between 0 and 1000000),
      primary key (tenant, sku),
      foreign key (tenant, product) references catalogue_product on delete cascade
    ) with (fillfactor = 70)`.execute(kysely);
  await sql`create index catalogue_variant_product on catalogue_variant (tenant, product)`.execute(kysely);
  const amount = (column: string) =>
    sql`${sql.ref(column)} bigint check (${sql.ref(column)} between 1 and 99999999999)`;
  await sql`
    create table catalogue_offer (
      tenant text collate "C" not null,
      sku text collate "C" not null,
      locale text collate "C" not null,
      ${amount('price')} not null,
      ${amount('low30')},
      ${amount('rrp')},
      primary key (tenant, sku, locale),
      foreign key (tenant, sku) references catalogue_variant on delete cascade
    ) with (fillfactor = 70)`.execute(kysely);
  // What other parts of the shop may ask of the catalogue without knowing its tables.
  await sql`
    create view catalogue_live as
      select o.tenant, o.locale, v.product, v.sku, o.price, v.stock
        from catalogue_variant v join catalogue_offer o on o.tenant = v.tenant and o.sku = v.sku`.execute(
    kysely,
  );
}

/** No reference to the variant: what was asked for it is known as long as the law may ask, though it is gone. (PrAG § 9a) */
async function makePriceHistory(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_price (
      tenant text collate "C" not null,
      sku text collate "C" not null,
      locale text collate "C" not null,
      begun bigint not null check (begun >= 0),
      price bigint not null check (price between 1 and 99999999999),
      primary key (tenant, sku, locale, begun)
    )`.execute(kysely);
  await sql`
    create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are only ever added', tg_table_name;
    end $$`.execute(kysely);
  await sql`
    create trigger catalogue_price_is_history before update or delete on catalogue_price
      for each statement execute function refuse_rewriting()`.execute(kysely);
}
