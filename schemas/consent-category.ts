/** What visitors are asked for beyond the necessary part (`C0001`), with what each is for. (Requirements 3.011–3.017) */
export const optionalCategories = [
  /** Performance. */
  'C0002',
  /** Functional. */
  'C0003',
  /** Marketing. */
  'C0004',
  /** Social media. */
  'C0005',
  /** Personalisation. */
  'C0006',
] as const;

export type ConsentCategory = 'C0001' | (typeof optionalCategories)[number];

/** Years for which a choice is kept. */
export const consentYears = 1;
