/** Whether a cookie of consent, a list of categories, holds this one. (3.011, 3.016) */
export function hasConsent(cookies: string, name: string, category: string): boolean {
  const cookie = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  // Commas may have been escaped when the cookie was written.
  const value = cookie?.slice(name.length + 1).replaceAll(/%2c/gi, ',') ?? '';
  return value.split(',').includes(category);
}
