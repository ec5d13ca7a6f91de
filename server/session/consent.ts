/** What a visitor may consent to; the necessary part is not asked for. (Requirements 3.011–3.017) */
const consentCategories = {
  C0001: 'necessary',
  C0002: 'performance',
  C0003: 'functional',
  C0004: 'marketing',
  C0005: 'social media',
  C0006: 'personalisation',
} as const;

export type ConsentCategory = keyof typeof consentCategories;

/**
 * The categories in a consent cookie, a list separated by commas; what is not one of them is ignored. Without a cookie
 * there is consent to the necessary part only.
 */
export function readConsent(cookie: string | undefined): ReadonlySet<ConsentCategory> {
  const given = (cookie ?? '').slice(0, 200).split(',').filter(isCategory);
  return new Set<ConsentCategory>(['C0001', ...given]);
}

function isCategory(name: string): name is ConsentCategory {
  return Object.hasOwn(consentCategories, name);
}
