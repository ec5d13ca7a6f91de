/** Most pages of 24 that one address shows; who wants more filters. */
export const maxPages = 40;

/** Filters of one address beyond this many are not looked at. */
export const maxFilters = 40;

/** Characters that all filters of an address have as they are written; those beyond are not looked at. */
export const maxFilterLength = 2500;

/** Highest price that can be asked for, in whole units. */
export const maxWholePrice = 9_999_999;

/** Stars that lists offer to filter by; 5 would leave out nearly everything. */
export const offeredStars = [4, 3, 2, 1] as const;

/** Facets of a list; those that most products have. */
export const maxFacets = 24;

/** A facet that fewer than this share of the products have says little about the list. */
export const leastShare = 0.05;

/** What is shown where nothing was found. */
export const insteadCards = 12;
export const insteadPlaces = 8;

/** Products beside suggested terms. */
export const suggestedProducts = 4;
