import { type RawBuilder, sql } from 'kysely';
import type { Person } from './own-data.ts';

type Whose = (person: Person) => RawBuilder<unknown>;

/** A table with rows of people. */
export interface PersonalTable {
  name: string;
  /** Which of its rows are somebody's. */
  whose: Whose;
  /**
   * What is handed to nobody, as it opens something or is no data of a person: columns, and what lies in them (`state.current`).
   */
  secrets?: readonly string[];
  /** What the law keeps, when its customer goes: by the number of the order that the row `r` belongs to. */
  keptBy?: RawBuilder<unknown>;
  /** What is set where a row stays without a name, instead of going. */
  nameless?: RawBuilder<unknown>;
}

const ofCustomer =
  (column: string): Whose =>
  ({ tenant, customer }) =>
    sql`tenant = ${tenant} and ${sql.ref(column)} = ${customer}`;

const ofOrders =
  (column: string): Whose =>
  ({ tenant, orders }) =>
    sql`tenant = ${tenant} and ${sql.ref(column)} = any(${orders}::text[])`;

const ofOwner: Whose = ({ tenant, customer }) =>
  sql`tenant = ${tenant} and owner = 'c:' || ${customer}::text`;

const registrations: Whose = ({ tenant, emailKey }) => sql`tenant = ${tenant} and email_key = ${emailKey}`;

/** That a declaration is about an order, the shop knew or people found out. */
const declarations: Whose = (person) => {
  const isOf = ofOrders('order_number')(person);
  return sql`(tenant, key_hash) in (select tenant, key_hash from withdrawal_declaration where ${isOf}
    union select tenant, key_hash from withdrawal_decision where ${isOf})`;
};

const byOrder = (column: string) => sql.ref(`r.${column}`);

/** Every table with rows of people; rows that others belong to come after them. */
export const personalTables: readonly PersonalTable[] = [
  { name: 'account_token', whose: ofCustomer('account'), secrets: ['hash'] },
  {
    name: 'registration_link',
    whose: (person) =>
      sql`(tenant, registration) in (select tenant, id from registration where ${registrations(person)})`,
    secrets: ['hash'],
  },
  { name: 'registration', whose: registrations, secrets: ['password_hash', 'browser', 'email_key'] },
  {
    name: 'session',
    whose: ofCustomer('customer'),
    secrets: ['chain', 'revision', 'state.chain', 'state.current', 'state.next', 'state.retired'],
  },
  { name: 'basket_line', whose: ofOwner, secrets: ['owner'] },
  { name: 'basket', whose: ofOwner, secrets: ['owner'] },
  { name: 'wish', whose: ofOwner, secrets: ['owner'] },
  { name: 'wishlist', whose: ofOwner, secrets: ['owner'] },
  { name: 'checkout', whose: ofOwner, secrets: ['owner', 'key'] },
  { name: 'visitor_write', whose: ofOwner, secrets: ['owner', 'key', 'content'] },
  {
    name: 'search_history',
    whose: ({ tenant, customer }) => sql`tenant = ${tenant} and owner = 'customer:' || ${customer}::text`,
    secrets: ['owner'],
  },
  { name: 'account_email_change', whose: ofCustomer('account'), secrets: ['hash'] },
  { name: 'account_objection', whose: ofCustomer('account') },
  { name: 'account_address', whose: ofCustomer('account') },
  { name: 'account_payback', whose: ofCustomer('account') },
  { name: 'rating_review', whose: ofCustomer('customer'), secrets: ['sender'] },
  { name: 'credit_decision', whose: ofCustomer('customer'), secrets: ['key'] },
  {
    name: 'voucher_redemption',
    whose: ({ tenant, customer, orders }) =>
      sql`tenant = ${tenant} and (customer = 'c:' || ${customer}::text or order_number = any(${orders}::text[]))`,
    secrets: ['code_hash'],
    // Else a code that was used could be used again.
    nameless: sql`customer = 'gone:' || gen_random_uuid(), order_number = null`,
  },
  {
    name: 'mail_outbox',
    // What was sent is known by its key alone, which names an account or an order.
    whose: ({ tenant, customer, emailKey, orders }) =>
      sql`tenant = ${tenant} and (lower(address) = ${emailKey} or strpos(key, ${customer}::text) > 0
        or exists (select from unnest(${orders}::text[]) as number where strpos(key, number) > 0))`,
    // The words may have links that open something; they reach their reader by themselves.
    secrets: ['key', 'html', 'body'],
  },
  { name: 'webhook_outbox', whose: ofOrders('order_number'), secrets: ['message', 'body'] },
  {
    name: 'payment_refund',
    whose: (person) =>
      sql`(tenant, payment) in (select tenant, id from payment where ${ofOrders('number')(person)})`,
    keptBy: sql`(select p.number from payment p where p.tenant = r.tenant and p.id = r.payment)`,
  },
  { name: 'payment_protection', whose: ofOrders('number'), keptBy: byOrder('number') },
  { name: 'payment', whose: ofOrders('number'), keptBy: byOrder('number') },
  { name: 'due_payment', whose: ofOrders('order_number'), keptBy: byOrder('order_number') },
  { name: 'order_parcel', whose: ofOrders('number') },
  { name: 'order_cancellation', whose: ofOrders('number') },
  { name: 'carrier_task', whose: ofOrders('number') },
  // Whoever it is for has it by mail and on the page of the order; it names nothing that an order does not.
  { name: 'return_label', whose: ofOrders('number'), secrets: ['file'] },
  { name: 'order_return', whose: ofOrders('number') },
  { name: 'order_note', whose: ofOrders('number') },
  { name: 'order_refund', whose: ofOrders('number'), keptBy: byOrder('number') },
  { name: 'credit_note', whose: ofOrders('order_number'), keptBy: byOrder('order_number') },
  { name: 'bank_line', whose: ofOrders('order_number'), keptBy: byOrder('order_number') },
  {
    name: 'withdrawal_declaration',
    whose: declarations,
    keptBy: sql`coalesce(r.order_number, (select d.order_number from withdrawal_decision d
      where d.tenant = r.tenant and d.key_hash = r.key_hash))`,
  },
  // Goes with its declaration.
  {
    name: 'withdrawal_decision',
    whose: declarations,
    keptBy: sql`coalesce(r.order_number, (select d.order_number from withdrawal_declaration d
      where d.tenant = r.tenant and d.key_hash = r.key_hash))`,
  },
  { name: 'order_event', whose: ofOrders('number') },
  { name: 'invoice', whose: ofOrders('order_number'), keptBy: byOrder('order_number') },
  { name: 'shop_order', whose: ofOrders('number'), secrets: ['key', 'token_hash', 'owner'] },
  { name: 'account', whose: ofCustomer('id'), secrets: ['password_hash', 'email_key'] },
];

/** Every other table, and why nothing of it is handed to somebody or taken away with an account. */
export const otherTables: Readonly<Record<string, string>> = {
  installation: 'says which database this is',
  migration: 'changes of the database',
  migration_lock: 'changes of the database',
  catalogue_category: 'the shop’s goods',
  catalogue_offer: 'the shop’s goods',
  catalogue_price: 'the shop’s goods',
  catalogue_product: 'the shop’s goods',
  catalogue_slug: 'the shop’s goods',
  catalogue_variant: 'the shop’s goods',
  search_build: 'made of the shop’s goods',
  search_change: 'made of the shop’s goods',
  search_facet: 'made of the shop’s goods',
  search_forgotten: 'made of the shop’s goods',
  search_forward: 'made of the shop’s goods',
  search_label: 'made of the shop’s goods',
  search_product: 'made of the shop’s goods',
  search_suggest: 'made of the shop’s goods',
  search_term: 'made of the shop’s goods',
  search_value: 'made of the shop’s goods',
  search_variant: 'made of the shop’s goods',
  search_word: 'made of the shop’s goods',
  voucher_code: 'hashes of codes; who used one stands in voucher_redemption',
  number_range: 'the last number of a year',
  session_id: 'hashes of ids alone; goes with its session',
  rating_vote: 'a hash of a browser’s number, which nobody can tell a customer by',
  rating_survey_answer: 'a hash of a browser’s number, which nobody can tell a customer by',
  payment_concern: 'money that fits no order, by the provider’s references alone',
  ledger_account:
    'amounts of an order by its number, which the law keeps and nobody changes; it names nobody',
  ledger_booking:
    'amounts of an order by its number, which the law keeps and nobody changes; it names nobody',
  ledger_due_event: 'what was noted of an amount that is due, by the number of the order',
  ledger_day_change: 'on which day of the month instalments are paid, by the number of the order',
  kept_record: 'what the law keeps of accounts that are gone: who has none is asked for it by nobody',
  asset: 'pictures that people of the shop uploaded, by the number of who did',
  asset_file: 'pictures that people of the shop uploaded, by the number of who did',
  asset_state: 'how often pictures changed',
  content_document: 'content of the shop',
  content_draft: 'content of the shop, by the number of who wrote it',
  content_draft_change: 'content of the shop, by the number of who wrote it',
  content_plan: 'what is to happen to content, by the number of who planned it',
  content_redirect: 'where paths of content lead',
  content_release: 'what is to happen to content, by the number of who planned it',
  content_state: 'how often content changed',
  content_version: 'content of the shop, by the number of who published it',
  editing_approval: 'people of the shop',
  editing_note: 'what people of the shop wrote to each other about content',
  editing_share: 'links to drafts, by the number of who made them',
  staff: 'people of the shop',
  staff_audit: 'what people of the shop did, which nobody changes; subjects are numbers',
  staff_link: 'people of the shop',
  staff_recovery_code: 'people of the shop',
  staff_role: 'people of the shop',
  staff_session: 'people of the shop',
};
