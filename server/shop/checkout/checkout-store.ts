import type { CheckoutDraft } from '../../../schemas/checkout/checkout-draft.ts';

/** What somebody who orders has told, and by what the order that comes of it is known again. */
export interface StoredCheckout {
  /** 128 random bits, base64url; null: nothing has been told yet. */
  key: string | null;
  draft: CheckoutDraft;
}

/** Orders that are being prepared, of all tenants, by whose basket it is. */
export interface CheckoutStore {
  read(tenant: string, owner: string): Promise<StoredCheckout>;
  /** `change` sees the newest draft and must not wait for anything; `key` becomes that of a first one. `at` in ms since 1970. */
  change(
    tenant: string,
    owner: string,
    { at, key }: { at: number; key: string },
    change: (draft: CheckoutDraft) => CheckoutDraft,
  ): Promise<StoredCheckout>;
  /**
   * Gives a customer what he told as a guest, or a guest what he told as another, where he has told nothing himself; whether
   * something was told.
   */
  join(tenant: string, { from, to }: { from: string; to: string }, at: number): Promise<boolean>;
  /** Forgets what guests have told and not changed since; how many of them. */
  sweep(unchangedBefore: number): Promise<number>;
}
