import { z } from 'zod';
import { accountRules } from './account-rules.ts';

/** The forms of accounts, by the names of the pages that they stand on. */
export const accountForms = [
  'login',
  'number-login',
  'registration',
  'confirm-account',
  'forgot-password',
  'reset-password',
  'change-password',
  'change-details',
  'change-email',
  'confirm-email',
  'cancel-advertising',
  'export-data',
  'delete-account',
  'logout',
] as const;
export type AccountForm = (typeof accountForms)[number];

/** The query parameters of their pages: the token of a link, that of one to a new address, where a login leads, what was just done. */
export const accountQuery = {
  token: 'token',
  email: 'neue-adresse',
  target: 'ziel',
  state: 'stand',
} as const;

/** What was just done, as the address of the page says it that one is led to. */
export const accountStates = [
  'registriert',
  'bestaetigt',
  'schon-bestaetigt',
  'gesendet',
  'neues-passwort',
  'geaendert',
  'daten-gespeichert',
  'adresse-angefragt',
  'neue-adresse',
  'werbung-gespeichert',
  'abgemeldet',
  'geloescht',
] as const;
export type AccountState = (typeof accountStates)[number];

/** What a page of an account draws a form with, for one request alone. */
export const formState = z.strictObject({
  /** What was entered and is shown again; never a password. */
  values: z.record(z.string(), z.string()),
  /** What is wrong with what was entered, in words; in the order of the form. `field` is the name of an input. */
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  /** What is said above the form: what was done, or why not. */
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** Whether the form has done its work, or can do none (a link that has ended): it is not shown, only the notice. */
  isOver: z.boolean(),
  /** Whether the page behind a confirmation's link asks who its reader is, and for a password. */
  asksPerson: z.boolean().optional(),
  /** To be sent along as `formToken`; empty where none is asked for. */
  formToken: z.string(),
  /** Whether a captcha is asked for. */
  needsProof: z.boolean(),
  /** Where a login leads: a path of this shop; empty: where the shop wants. */
  target: z.string(),
  rules: accountRules,
});
export type FormState = z.output<typeof formState>;
