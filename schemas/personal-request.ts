import type { VisitorKind } from './page.ts';

/** A form that was sent and not taken: what its page shows again. */
export interface RefusedForm {
  name: string;
  /** By field; never a password. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with single fields, in words. */
  faults: readonly { field: string; detail: string }[];
  /** What is wrong with the whole, in words; empty: nothing beyond its fields. */
  detail: string;
  /** Whether the next try needs a captcha. */
  needsProof: boolean;
}

/** What a page that is drawn for one request alone may know of it. Every other page is the same for everybody. */
export interface PersonalRequest {
  visitor: VisitorKind;
  /** The stored session decides, never a cookie that a page can read; null: nobody is known. */
  customerId: string | null;
  /** Whose basket and wishlist are meant, as their stores name it; null: nobody who has collected anything. */
  owner: string | null;
  /** Whether the browser names a session that is over: somebody was known here. */
  hasSessionEnded: boolean;
  /** By what registrations know the browser that made them; null: it has made none. */
  browser: string | null;
  /** Address in the network, as far as it is known: attempts are counted by it. */
  address: string | undefined;
  refused: RefusedForm | undefined;
}
