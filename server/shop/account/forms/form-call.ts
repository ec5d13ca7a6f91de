import type { Response } from 'express';
import type { AccountFault } from '../../../../schemas/account/account-fault.ts';
import type { AccountForm, AccountState } from '../../../../schemas/account/form-state.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { AccountCaller } from '../account-ports.ts';

/** A form that was sent, whether by a script or by the browser itself. */
export interface FormCall<Input> {
  response: Response;
  tenant: TenantConfig;
  /** Of the page that it stands on. */
  locale: string;
  caller: AccountCaller;
  /** By what registrations know the browser; null: it has sent none for long. */
  browser: string | null;
  input: Input;
}

/** Where whoever sent it is led: a page of the shop, by its route, and what is said there. */
export interface Taken {
  ok: true;
  route: string;
  state?: AccountState;
  /** What else its address says. */
  query?: Readonly<Record<string, string>>;
  /** Whether the page that the visitor came for, if any, takes the route's place. */
  followsTarget?: true;
}

export interface Refused {
  ok: false;
  status: 401 | 404 | 409 | 410 | 422 | 429 | 503;
  /** In the order of the form. */
  faults: readonly AccountFault[];
  /** The text that says what is wrong with the whole, by its key; `{{wait}}` in it is how long to wait. */
  text: string;
  /** Whether the next try needs a captcha. */
  needsProof?: true;
  retryAfterSeconds?: number;
}

export type FormOutcome = Taken | Refused;

/** Forms of accounts: those with a page of their own, and the one below the order of a guest. */
export type HandledForm = AccountForm | 'register';

/** One form of accounts. */
export interface FormHandler {
  name: HandledForm;
  /** Of the page that it stands on. */
  route: string;
  /** The text, by its key, for when the shop cannot carry it out at the moment; default: that something failed. */
  awayText?: string;
  /** Throws `HttpError` 400 for fields that the form does not have. */
  take(call: FormCall<Readonly<Record<string, string>>>): Promise<FormOutcome>;
}
