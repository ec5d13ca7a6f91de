/** Limits of what a reviewer writes, in characters (UTF-16 units, as browsers count them). The form and the server use the same. */
export const reviewLimits = {
  title: { min: 3, max: 80 },
  text: { min: 20, max: 4000 },
  author: { min: 2, max: 40 },
  /** Keywords of one review. */
  tags: 6,
} as const;

/** Reviews that one page brings unless the tenant's configuration says otherwise. (Requirement 3.109) */
export const defaultReviewsPerPage = 20;

/** The field that people do not see and programs fill in. */
export const reviewTrap = 'website';

export const reviewOrders = ['helpful', 'newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Query parameters by which a product page says which of its reviews it shows; `state`: what became of one that was sent. */
export const reviewQueryNames = {
  page: 'bewertungen',
  stars: 'sterne-filter',
  tag: 'schlagwort',
  order: 'bewertungen-sortierung',
  state: 'bewertung',
} as const;

/** Values of the order in addresses; the first is meant where none is named. */
export const reviewOrderWords = {
  helpful: 'hilfreich',
  newest: 'neu',
  best: 'beste',
  worst: 'schlechteste',
} as const satisfies Record<ReviewOrder, string>;

/** What became of what was sent without JavaScript, as the address tells it. */
export const reviewStates = ['danke', 'stimme', 'unvollstaendig', 'nur-text', 'doppelt', 'zu-oft'] as const;
export type ReviewState = (typeof reviewStates)[number];
