import type { CheckoutDraft } from '../../../schemas/checkout/checkout-draft.ts';
import type { KeptForm } from './kept-form.ts';

/** What somebody who orders has told, and by what the order that comes of it is known again. */
export interface StoredCheckout {
  /** 128 random bits, base64url; null: nothing has been told yet. */
  key: string | null;
  draft: CheckoutDraft;
  /** What waits for its customer to log in again; null: nothing. */
  kept: KeptForm | null;
}

/** Orders that are being prepared, of all tenants, by whose basket it is. */
export interface CheckoutStore {
  read(tenant: string, owner: string): Promise<StoredCheckout>;
  /**
   * `change` sees the newest draft and must not wait for anything; `key` becomes that of a first one. `at` in ms since 1970.
   * `form`: by which form; what was kept of that one is not needed any more.
   */
  change(
    tenant: string,
    owner: string,
    { at, key, form }: { at: number; key: string; form: string },
    change: (draft: CheckoutDraft) => CheckoutDraft,
  ): Promise<StoredCheckout>;
  /** Keeps a form for a customer, until it is taken or another comes; `key` as above. */
  keepForm(tenant: string, owner: string, key: string, form: KeptForm): Promise<void>;
  /**
   * Gives a customer what he told as a guest, or a guest what he told as another, where he has told nothing himself; whether
   * something was told.
   */
  join(tenant: string, { from, to }: { from: string; to: string }, at: number): Promise<boolean>;
  /** Forgets what guests have told and not changed since, and forms that were kept before; how many of both. */
  sweep(before: { unchanged: number; kept: number }): Promise<number>;
}
