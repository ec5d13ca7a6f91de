/**
 * The query parameter, `1`, by which a script asks for a page to take over a part of it (`blocks/kit/adopt-styles.ts`). Every page knows
 * it, whatever its blocks read.
 */
export const partQuery = 'teil';
