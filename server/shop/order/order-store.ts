import type { Kysely } from 'kysely';
import type { LedgerEvent } from '../../../schemas/ledger/ledger-event.ts';
import type { GoodsService } from '../../../schemas/catalogue/goods-service.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { OrderState } from '../../../schemas/order/states/order-machine.ts';
import type { PaymentState } from '../../../schemas/order/states/payment-machine.ts';
import type { NoTables } from '../../storage/database/database.ts';
import type { OrderHappening } from './order-happening.ts';
import type { PaymentWord, Settled } from './payment-word.ts';

/** An order as it is kept. */
export interface StoredOrder {
  tenant: string;
  /** Ten digits. */
  number: string;
  /** By what the press of the button is known again. */
  key: string;
  /** Of the token of its pages. */
  tokenHash: string;
  owner: string;
  /** Who has ordered; null: a guest. */
  customer: string | null;
  email: string;
  state: OrderState;
  ordered: Ordered;
  /** In ms since 1970. */
  placedAt: number;
}

/** An order that is to be kept. */
export interface NewOrder extends Omit<StoredOrder, 'state'> {
  /** Of the basket that it was worked out from. */
  basketVersion: number;
  voucher: { campaign: string; code: string } | null;
  payment: NewPayment;
  /** The key of the next order of the same visitor. */
  nextKey: string;
}

/** An attempt to pay an order. Amounts in cents. */
export interface NewPayment {
  id: string;
  method: string;
  /** `open`: paid later, on an invoice; `pending`: a provider is asked, and the goods wait until it answers. */
  state: 'open' | 'pending';
  amount: number;
  currency: string;
  expiresAt: number | null;
}

export type Placed =
  | { ok: true; number: string }
  /** Basket, prices or stock are others by now: it is to be worked out anew. */
  | { ok: false; reason: 'changed' }
  /** Another press of the same visitor was under way for as long as a statement may take. */
  | { ok: false; reason: 'held' }
  | { ok: false; reason: 'voucher'; fault: 'one-a-day' | 'used' };

type Transaction = Kysely<NoTables>;
type Piece = { sku: string; quantity: number };
/** What is taken off the stock; prices (cents) that are given must still hold. */
type WantedPiece = Piece & { price?: number; services?: readonly { kind: GoodsService; price: number }[] };

/** What an order does in other domains, within its transaction: all of it holds, or nothing. */
export interface OrderEffects {
  /** What must not be waited for while others wait for the transaction. */
  prepare(): Promise<void>;
  /** The version of the visitor's basket, which nobody changes before the transaction ends; 0: there is none. */
  lockBasket(transaction: Transaction, tenant: string, owner: string): Promise<number>;
  /** Takes pieces off the stock where prices that are given still hold and there are enough; else false, and nothing is taken. */
  takeStock(
    transaction: Transaction,
    where: { tenant: string; locale: string },
    lines: readonly WantedPiece[],
  ): Promise<boolean>;
  giveStockBack(transaction: Transaction, tenant: string, lines: readonly Piece[]): Promise<void>;
  redeemVoucher(
    transaction: Transaction,
    order: Pick<NewOrder, 'tenant' | 'customer' | 'email' | 'placedAt' | 'number'>,
    voucher: { campaign: string; code: string },
  ): Promise<{ ok: true } | { ok: false; reason: 'one-a-day' | 'used' }>;
  /** The same for an order that is paid already: whatever was redeemed meanwhile, its code is used. */
  noteVoucher: (...redeemed: Parameters<OrderEffects['redeemVoucher']>) => Promise<void>;
  giveVoucherBack(transaction: Transaction, tenant: string, number: string): Promise<void>;
  /** What was ordered leaves the basket, which is locked. */
  consumeBasket(
    transaction: Transaction,
    tenant: string,
    owner: string,
    lines: readonly Piece[],
  ): Promise<void>;
  /** The next press of the button is another order. */
  renewCheckout(
    transaction: Transaction,
    whose: { tenant: string; owner: string; key: string },
  ): Promise<void>;
  /** What was told for this order is not needed any more. */
  consumeCheckout(transaction: Transaction, tenant: string, owner: string): Promise<void>;
  /** Books what an order asks for and what is paid of it, once for its cause. */
  book(transaction: Transaction, tenant: string, event: LedgerEvent): Promise<unknown>;
  /** Prepares, before the transaction, what tells whoever ordered that it is confirmed; it is told within. */
  prepareTelling(order: StoredOrder): Promise<(transaction: Transaction) => Promise<void>>;
  /** Tells whoever ordered how to pay all the same what the clock has ended, once for each order, where he still can. */
  tellOpen(
    transaction: Transaction,
    order: StoredOrder,
    reason: 'refused' | 'abandoned',
    at: number,
  ): Promise<void>;
  /** Tells the merchant's own system what has become of an order. */
  announce(
    transaction: Transaction,
    order: Pick<StoredOrder, 'tenant' | 'number' | 'ordered' | 'placedAt'>,
    happening: OrderHappening,
    at: number,
  ): Promise<void>;
  /** Tells whoever ordered that money (cents) goes back, which a payment brought too late, or once more. */
  tellReturned(
    transaction: Transaction,
    order: StoredOrder,
    payment: { id: string; amount: number },
  ): Promise<void>;
}

/** An attempt to pay, as it is kept. */
export interface OrderPayment {
  id: string;
  method: string;
  state: PaymentState;
  reference: string | null;
  amount: number;
  currency: string;
}

/** A payment that was waited for until now; `reference`: as the provider calls it, null: it was not begun there. */
export interface DuePayment {
  tenant: string;
  id: string;
  number: string;
  reference: string | null;
  /** In ms since 1970. */
  begunAt: number;
}

/** Money that is to go back of a payment; what belongs to no order has the payment's id as its key. */
export interface DueRefund {
  tenant: string;
  key: string;
  payment: string;
  number: string;
  reference: string;
  amount: number;
  currency: string;
}

/** Whether an order can be paid: `over`: nothing is to be paid any more; else what is gone meanwhile. */
export type Reopened = 'open' | 'over' | 'goods-gone' | 'voucher-gone';

/** Orders of all tenants. */
export interface OrderStore {
  /** Keeps an order with all that it does elsewhere, once for its key. */
  place(order: NewOrder): Promise<Placed>;
  byNumber(tenant: string, number: string): Promise<StoredOrder | null>;
  byKey(tenant: string, key: string): Promise<StoredOrder | null>;
  byToken(tenant: string, tokenHash: string): Promise<StoredOrder | null>;
  /** Does what a provider says of a payment; see `settlePayment`. */
  settle(tenant: string, word: PaymentWord, at: number): Promise<Settled>;
  /** Begins another attempt to pay where the order is open; `held`: another press was under way all the time. */
  beginAttempt(
    order: Pick<StoredOrder, 'tenant' | 'number' | 'owner'>,
    payment: NewPayment,
    at: number,
  ): Promise<Reopened | 'held'>;
  /** Whether an order that is cancelled may be taken up again: who ordered has not given it up. */
  canReopen(order: StoredOrder): Promise<boolean>;
  /** Gives up an order that waits for its payment; false: it waits for none; `held` as above. */
  giveUp(order: Pick<StoredOrder, 'tenant' | 'number' | 'owner'>, at: number): Promise<boolean | 'held'>;
  /** Money that is to go back, what was tried least first. */
  refundsDue(most: number): Promise<DueRefund[]>;
  refunded(refund: DueRefund, at: number): Promise<void>;
  /** What has been waited for until now, the longest first. */
  paymentsDue(at: number, most: number): Promise<DuePayment[]>;
  /** Ends a payment that was waited for, and with the last one its order; `again`: when it is due once more, null: never. */
  expire(payment: Pick<DuePayment, 'tenant' | 'id'>, at: number, again: number | null): Promise<void>;
  /** How the provider calls a payment. */
  keepReference(tenant: string, id: string, reference: string): Promise<void>;
  /** The newest attempt to pay an order; of two of one moment that which is waited for. */
  lastPayment(tenant: string, number: string): Promise<OrderPayment | null>;
  /** What a guest has not paid yet goes with his basket to whom he turns out to be; whether there was something. */
  join(tenant: string, from: string, to: string): Promise<boolean>;
  /** The invoice of an order; `document`: an `InvoiceDocument`, as it was kept. */
  invoiceOf(
    tenant: string,
    number: string,
  ): Promise<{ number: string; issuedAt: number; document: unknown } | null>;
}
