import { type Migration, sql } from 'kysely';

/** Protection that was ordered for an order whose instalments run; what an order itself holds never changes. */
export const paymentProtection: Migration = {
  async up(kysely) {
    await sql`
      create table payment_protection (
        tenant text collate "C" not null,
        number text collate "C" not null,
        rate integer not null check (rate > 0),
        protection jsonb not null,
        ordered_at bigint not null check (ordered_at >= 0),
        primary key (tenant, number),
        foreign key (tenant, number) references shop_order on delete cascade
      )`.execute(kysely);
  },
};
