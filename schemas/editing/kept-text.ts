import { z } from 'zod';

/** A text that a database can keep and find again: neither NUL nor half of a character. Nobody types such. */
export const keptText = z.string().regex(/^[^\0\p{Surrogate}]*$/u);

/** A moment that somebody chooses, in ms since 1970, of a year with four digits. */
export const chosenMoment = z.int().min(0).max(253_402_300_799_999);
