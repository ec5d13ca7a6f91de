/**
 * The query parameter, `1`, by which a script asks for a page to take over a part of it (`blocks/kit/browser/adopt-styles.ts`). Every page knows
 * it, whatever its blocks read.
 */
export const partQuery = 'teil';
