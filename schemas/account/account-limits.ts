/** Limits of what people type, in characters. The forms and the server use the same. */
export const accountLimits = {
  /** Of an address, in bytes of UTF-8 (RFC 5321, as errata 1690 reads it), and of what stands before its `@`. */
  email: 254,
  emailLocalPart: 64,
  name: 60,
  customerNumber: 8,
  /** New passwords where the shop says nothing else; those from before may have fewer. (Requirements 5.002, 5.003) */
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** Characters that a field is read up to; what is longer was typed by nobody. */
export const fieldLimit = 1000;
/** Characters of a solved captcha and of a form's own token. */
export const proofLimit = 4000;
