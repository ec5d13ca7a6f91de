import { type ConsentCategory, optionalCategories } from '../../schemas/consent-category.ts';

/**
 * The categories in a consent cookie, a list separated by commas; what is not one of them is ignored. Without a cookie
 * there is consent to the necessary part only.
 */
export function readConsent(cookie: string | undefined): ReadonlySet<ConsentCategory> {
  const given = (cookie ?? '').slice(0, 200).split(',').filter(isCategory);
  return new Set<ConsentCategory>(['C0001', ...given]);
}

function isCategory(name: string): name is ConsentCategory {
  return optionalCategories.some((category) => category === name);
}
