import type { CallLimit } from '../../http/call-limit.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often something may be tried. By address of the network: who asks is told to wait. By what a stranger may know (address of
 * mail, customer number): the owner is never shut out by what others do. From then on a login costs a captcha and some seconds,
 * and mails are held back, never answers.
 */
export const attemptLimits = {
  loginByAddress: { name: 'account-login', most: 60, perMs: 15 * minute },
  loginByAccount: { name: 'account-login-to', most: 10, perMs: 15 * minute },
  /** There are some 25,000 birthdays, so few tries. */
  numberByAddress: { name: 'account-number', most: 10, perMs: hour },
  numberByAccount: { name: 'account-number-to', most: 5, perMs: day },
  registerByAddress: { name: 'account-register', most: 10, perMs: hour },
  resetByAddress: { name: 'account-reset', most: 10, perMs: hour },
  followByAddress: { name: 'account-follow', most: 30, perMs: hour },
  /** Links to new addresses, by the account that asks for them: so many mails a day can it send to strangers. */
  emailByAccount: { name: 'account-email', most: 5, perMs: day },
  changeByAccount: { name: 'account-change', most: 10, perMs: 15 * minute },
  /** Mails to one mailbox, whoever asks for them: further ones are held back, and the answer is the same. */
  confirmMails: { name: 'account-mail-confirm', most: 3, perMs: day },
  /** Of its own, for whoever knows the password: no stranger's registrations stop this link. */
  remindMails: { name: 'account-mail-remind', most: 3, perMs: day },
  /** The last mail of a day has a link that holds until the next one can come (`request-reset.ts`). */
  resetMails: { name: 'account-mail-reset', most: 1, perMs: 10 * minute },
  resetMailsADay: { name: 'account-mail-reset-day', most: 3, perMs: day },
} as const satisfies Record<string, CallLimit>;

/** How long each login waits once an account has seen too many failures. */
export const loginPauseMs = 2000;
export const resetTokenMs = 30 * minute;
export const emailTokenMs = day;
export const confirmTokenMs = 7 * day;
/** So long after its end a link is taken away, and with the last one a registration that nobody confirmed. */
export const sweptAfterMs = 30 * day;
