import { z } from 'zod';

/** A name as it may stand in an address, a file name or a tag: it can neither leave its folder nor need escaping. */
const namePattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

const name = (what: string) =>
  z
    .string()
    .max(64)
    .regex(namePattern, `a ${what} is 1 to 64 of a-z, 0-9 and hyphens, not beginning with a hyphen`);

/** A tenant's slug: `at`, `default`. */
export const tenantName = name('tenant');

/** A language with its country, as `de-AT`. Whether the tenant has it is another question. */
export const localeName = z
  .string()
  .max(5)
  .regex(/^[a-z]{2}-[A-Z]{2}$/, 'a locale is written as de-AT');

/** Identifier of a bucket file, or category and id of a product slice. */
export const identifierName = name('identifier');

/** The shop front for which a navigation file is made; from the tenant's configuration. */
export const clientIdName = name('client id');

/** The document that holds header and footer: `full`, `checkout` or any other name. */
export const frameName = name('frame');

/** Every kind of bucket file there is. */
export const bucketCategories = [
  'static-pages',
  'menus',
  'footer',
  'banners',
  'promotions',
  'vouchers',
  'surveys',
  'seo',
  'newsletter-sheet',
  'service-layer',
  'header-service-flyout',
  'usp-bar',
  'parcel-shops',
  'places',
] as const;

/** The closed list of bucket categories; anything else is refused before an address is built. */
export const bucketCategory = z.enum(bucketCategories);

/** Opaque mark of where the next part of a list begins. */
export const listCursor = z
  .string()
  .max(1100)
  .regex(/^[A-Za-z0-9_-]{1,1100}$/, 'a cursor is the word that the part before gave');

/** Longest path in percent-encoding, so that the whole address stays below 2047 characters. */
const maxEncodedPath = 1500;

/**
 * Refused are control, format (bidi, zero width), unassigned and half characters, what could be decoded twice, what ends
 * a path, and empty and dot segments.
 */
const pathPattern = /^(?!.*\/(?:\/|\.{1,2}(?:\/|$)))\/[^\p{C}\p{Zl}\p{Zp}\\%?#]*$/u;

/** A page's path without the locale prefix, decoded once: `/`, `/lp/herbst`. */
export const pagePath = z
  .string()
  .max(512)
  .regex(
    pathPattern,
    'write a path as /lp/herbst: no query, %, backslash or control character, no empty or dot segment',
  );

/** The same, short enough to be asked for. JSON Schema cannot say how long it is when encoded. */
export const contentPath = pagePath.refine(
  (path) => encodedLength(path) <= maxEncodedPath,
  `a path is at most ${maxEncodedPath} characters when encoded`,
);

function encodedLength(path: string): number {
  // zod runs every refinement, also after one failed: half a surrogate pair cannot be encoded, and was refused above.
  return path.isWellFormed() ? encodeURIComponent(path).length : 0;
}
