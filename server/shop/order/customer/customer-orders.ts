import type { OwnOrder } from '../own-orders.ts';

/** Which of a customer's orders are looked for. */
interface OrderSearch {
  /** Part of a number or of an article's name; empty: all. */
  words: string;
  /** Of the shop's calendar; null: all. */
  year: number | null;
  timeZone: string;
  skip: number;
  first: number;
}

/** An invoice of a customer, with what leads to its paper. */
export interface CustomerInvoice {
  number: string;
  order: string;
  /** In ms since 1970. */
  issuedAt: number;
  /** In cents. */
  total: number;
  currency: string;
  /** The press of its order, of which the token of its papers is made. */
  key: string;
  tokenHash: string;
}

/** What a customer has ordered: nobody else's is found. Every method may throw an outage. */
export interface CustomerOrders {
  /** The newest first. */
  search(tenant: string, customer: string, search: OrderSearch): Promise<OwnOrder[]>;
  /** Years in which something was ordered, the newest first. */
  years(tenant: string, customer: string, timeZone: string): Promise<number[]>;
  byNumber(tenant: string, customer: string, number: string): Promise<OwnOrder | null>;
  /** The newest first. */
  invoices(tenant: string, customer: string): Promise<CustomerInvoice[]>;
  /** Whether a product is among what was ordered and not cancelled. */
  hasBought(tenant: string, customer: string, product: string): Promise<boolean>;
}
