import { type Migration, sql } from 'kysely';

/**
 * Wishlists by their owners (`c:` and a customer, `g:` and the hash of a guest's key), one row for each article. What was
 * removed waits to be put back to its place.
 */
export const wishlist: Migration = {
  async up(kysely) {
    await sql`
      create table wishlist (
        tenant text collate "C" not null check (length(tenant) between 1 and 64),
        owner text collate "C" not null check (owner ~ '^[cg]:[A-Za-z0-9_-]{1,64}$'),
        changed_at bigint not null check (changed_at >= 0),
        primary key (tenant, owner)
      ) with (fillfactor = 80)`.execute(kysely);
    await sql`create index wishlist_of_guest on wishlist (changed_at) where owner like 'g:%'`.execute(kysely);
    await sql`
      create table wish (
        tenant text collate "C" not null,
        owner text collate "C" not null,
        sku text collate "C" not null check (length(sku) between 1 and 32),
        product text collate "C" not null check (length(product) between 1 and 32),
        place integer not null check (place >= 0),
        removed_at bigint check (removed_at >= 0),
        primary key (tenant, owner, sku),
        foreign key (tenant, owner) references wishlist on delete cascade
      ) with (fillfactor = 80)`.execute(kysely);
  },
};
