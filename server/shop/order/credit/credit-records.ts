import type { CreditAnswer, WantedCredit } from './credit-check.ts';

/** A decision about a credit, as it is kept: whoever was refused may have it looked at. */
export interface CreditRecord extends WantedCredit, CreditAnswer {
  /** By what the press of the button is known, and the order that came of it. */
  key: string;
  /** Who decided. */
  check: string;
  /** In ms since 1970. */
  at: number;
}

/** Decisions about credits, which are only ever added. Every method may throw an outage. */
export interface CreditRecords {
  add(record: CreditRecord): Promise<void>;
  /** Those about a customer, the newest first. */
  of(tenant: string, customer: string): Promise<CreditRecord[]>;
}
