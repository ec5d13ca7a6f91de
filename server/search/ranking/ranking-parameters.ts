/**
 * How the shop orders what it finds. Shoppers are told this in plain words: first what the thing is, then its brand, colour
 * and category, then sizes and facts, last what its text mentions; between equals, what is bought more often and rated well.
 * Nobody can pay for a place. (Regulation (EU) 2019/2161: main parameters of a ranking)
 */

/** How much a word counts, by where it stands. Four bits. */
export const fieldWeights = {
  /** What the thing is: `Sommerkleid`. */
  type: 8,
  /** What it is in wider terms, where its category says so too: `Kleid` of a Sommerkleid. */
  head: 7,
  /** The same, where no category of the shop is called so: `Leuchte` of a Tischleuchte. */
  plainHead: 6,
  /** Further words of the type, and for whom it is. */
  typeDetail: 6,
  targetGroup: 6,
  brand: 5,
  model: 5,
  colour: 5,
  category: 5,
  size: 4,
  attribute: 4,
  name: 3,
  /** In wider terms, where another category of its department is called so: `Stiefel` of a Gummistiefel. */
  kinHead: 3,
  /** Part of a longer word: `Sommer` of a Sommerkleid. */
  modifier: 2,
  description: 1,
  /** End of a longer word that only other departments know: `Schuh` of a Handschuh. Counts only together with the rest. */
  doubtfulHead: 0,
} as const;

/** What is taken off a weight when a product holds not the word itself. */
export const penalties = {
  synonym: 2,
  /** The parts of the word, where the catalogue has the whole word, too. */
  partsOfKnownWord: 3,
  parts: 1,
} as const;

/** Points for each step of weight; popularity gives up to 63, so one step outvotes half of its range. */
export const pointsPerWeight = 24;
export const maxPopularity = 63;

/** Stars (in tenths) from which on a product is called well rated, and what this adds to its popularity. */
const wellRated = { from: 40, points: 3 } as const;

/** With this many good matches, products that only mention a word are left out. */
export const enoughMatches = 8;

/**
 * A word that is the type of at least this share of the products that hold it names a kind of thing. It is looked for inside
 * other words (`Kleid` in Kleiderschrank) only where nothing else is found.
 */
export const typicalShare = 0.2;

/**
 * Popularity from 0 to 63: three points for each doubling of the pieces sold, three more from four stars on. To be computed
 * once a day, so that pages stay as they are while somebody turns them. `rating` in tenths of a star, 0: none.
 */
export function popularityOf(sales: number, rating: number): number {
  const points = 3 * Math.log2(1 + Math.max(0, sales)) + (rating >= wellRated.from ? wellRated.points : 0);
  return Math.min(maxPopularity, Math.round(points));
}
