/**
 * Everything that can be wrong with a field: its name and why, as one stable word that views give a text to.
 * (Requirements 5.001–5.003, 5.005, 5.008–5.010, 5.012–5.014, 5.016, 5.017, 5.020)
 */
export const accountFaults = [
  'email.missing',
  'email.invalid',
  /** No mail of the shop can get there. */
  'email.unreachable',
  /** It is the address that the account has. */
  'email.same',
  'customerNumber.missing',
  'customerNumber.digits-only',
  'customerNumber.invalid',
  'salutation.missing',
  'firstName.missing',
  'firstName.special-characters',
  'firstName.too-long',
  'lastName.missing',
  'lastName.special-characters-or-digits',
  'lastName.too-long',
  'birthday.missing',
  'birthday.invalid',
  /** Somebody under age would be of age by it. */
  'birthday.of-age',
  'phone.invalid',
  'password.missing',
  'password.too-short',
  'password.too-long',
  'currentPassword.missing',
  'terms.missing',
  'captcha.missing',
] as const;
export type AccountFault = (typeof accountFaults)[number];

/** Faults stand in the order of the form. */
export type FieldFaults = { ok: false; faults: readonly AccountFault[] };
