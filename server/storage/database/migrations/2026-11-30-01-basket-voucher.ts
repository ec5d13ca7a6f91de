import { type Migration, sql } from 'kysely';

/** Of which campaign the voucher of a basket is: what it is called differs from language to language. Empty: only its code is known. */
export const basketVoucher: Migration = {
  async up(kysely) {
    await sql`
      alter table basket
        add column voucher_campaign text collate "C" check (length(voucher_campaign) between 1 and 64)`.execute(
      kysely,
    );
  },
};
