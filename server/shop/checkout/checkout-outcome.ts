import type { StepFault } from './read-delivery-form.ts';

/** What somebody has typed into a form of ordering, by field. */
export type Typed = Readonly<Record<string, string>>;

/** Where a form leads, or what its page says of it. */
export type CheckoutOutcome =
  | { ok: true; to: string }
  /** `notice`: the end of the key of what is said above the form, or the words themselves. */
  | {
      ok: false;
      status: 200 | 409 | 422;
      faults: readonly StepFault[];
      notice?: string;
      words?: string;
      retryAfterSeconds?: number;
    };
