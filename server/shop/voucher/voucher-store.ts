import type { QueryExecutorProvider } from 'kysely';

/** A code that was issued to one person, known by its hash. */
export interface IssuedCode {
  hash: string;
  campaign: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
}

/** What is known of a code and of whoever uses it. */
export interface VoucherFacts {
  /** Null: no such code was issued. */
  issued: { campaign: string; issuedAt: number; isUsed: boolean } | null;
  /** Whether that customer has redeemed one on that day. */
  hasRedeemed: boolean;
}

export interface Redemption {
  /** Whoever orders, as `c:` and the customer's id, or a hash of the guest's e-mail address. */
  customer: string;
  /** In the shop's time zone, as `YYYY-MM-DD`. */
  day: string;
  campaign: string;
  /** Of an issued code, which is good for once; null: all share the code. */
  codeHash: string | null;
  at: number;
  /** The order that takes it; absent: none is known. */
  order?: string;
}

export type OrderRedemption = Redemption & Required<Pick<Redemption, 'order'>>;

type Redeemed = { ok: true } | { ok: false; reason: 'one-a-day' | 'used' };

/** Vouchers of all tenants. Every driver passes `tests/contract/voucher-store.contract.ts`. */
export interface VoucherStore {
  /** Keeps codes, each once. `within`: a transaction of the caller. */
  issue(tenant: string, codes: readonly IssuedCode[], within?: QueryExecutorProvider): Promise<void>;
  /** `customer` null: nobody is known. */
  look(tenant: string, asked: { hash: string; customer: string | null; day: string }): Promise<VoucherFacts>;
  /**
   * Counts a voucher as used, when an order is placed: of many at once for a customer and a day, or for an issued code, one
   * succeeds. `within`: the order's transaction. (Requirement 9.047)
   */
  redeem(tenant: string, redemption: Redemption, within?: QueryExecutorProvider): Promise<Redeemed>;
  /**
   * Counts a voucher as used by an order that was paid with it, whatever was redeemed meanwhile: an issued code is used from now
   * on, and what another order took of it is this one's.
   */
  note(tenant: string, redemption: OrderRedemption, within?: QueryExecutorProvider): Promise<void>;
  /** Takes back what an order has redeemed. */
  giveBack(tenant: string, order: string, within?: QueryExecutorProvider): Promise<void>;
}
