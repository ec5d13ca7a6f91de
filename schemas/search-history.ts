import { z } from 'zod';

/** Terms that are kept of one history; beyond it the one that was not used for longest goes. */
export const keptTerms = 50;
/** Terms that the search field shows. */
export const shownTerms = 10;
/** Days without use after which a term is forgotten. */
export const keptDays = 90;

/** What `/api/search/searchhistory/` answers: terms that somebody has searched for, the last one first. */
export const searchHistory = z.object({
  terms: z
    .array(
      z.object({
        /** As it was typed last. */
        term: z.string().min(1).max(100),
        lastUsed: z.iso.datetime(),
        /** How many times it was searched for. */
        count: z.int().min(1),
      }),
    )
    .max(keptTerms),
});

export type SearchHistory = z.output<typeof searchHistory>;

/** What is sent to add a term or to delete one. Longer terms than the search reads are cut as the search cuts them. */
export const historyTerm = z.strictObject({ term: z.string().max(1000) });
