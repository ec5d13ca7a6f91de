/** How many reviews gave one, two, three, four and five stars, in this order. */
export type StarDistribution = readonly [number, number, number, number, number];

/** What the stars of a product come to: mean with one decimal, number of reviews. */
interface StarRating {
  average: number;
  count: number;
  max: 5;
}

/** The rating that reviews with these stars make; null without any. The mean is rounded half up. */
export function ratingOf(distribution: StarDistribution): StarRating | null {
  const count = distribution.reduce((total, reviews) => total + reviews, 0);
  if (count === 0) return null;
  const sum = distribution.reduce((total, reviews, index) => total + reviews * (index + 1), 0);
  // In whole tenths: a mean such as 4.45 has no exact form as a number.
  return { average: Math.floor((20 * sum + count) / (2 * count)) / 10, count, max: 5 };
}

/**
 * Stars of `count` reviews with this mean, spread as people rate: most near the ends of what the mean allows. Their own mean
 * is the nearest that so few can have; asked again with that mean it gives the same stars.
 */
export function distributionOf({ average, count }: { average: number; count: number }): StarDistribution {
  const sum = Math.min(5 * count, Math.max(count, Math.round(average * count)));
  const weights = weightsFor(count === 0 ? 3 : sum / count);
  const reviews = weights.map((weight) => Math.floor(weight * count));
  let left = count - total(reviews);
  const byRest = weights
    .map((weight, index) => ({ index, rest: (weight * count) % 1 }))
    .toSorted((a, b) => b.rest - a.rest || b.index - a.index);
  for (const { index } of byRest) if (left-- > 0) reviews[index] = (reviews[index] ?? 0) + 1;
  settle(reviews, sum);
  return reviews as unknown as StarDistribution;
}

const total = (reviews: readonly number[]): number => reviews.reduce((sum, each) => sum + each, 0);
const stars = (reviews: readonly number[]): number =>
  reviews.reduce((sum, each, index) => sum + each * (index + 1), 0);

/** Shares that grow by one factor from star to star; the factor that has the mean is found by halving. */
function weightsFor(mean: number): number[] {
  let [low, high] = [-8, 8];
  let weights: number[] = [];
  for (let step = 0; step < 60; step += 1) {
    const slope = (low + high) / 2;
    const raw = [0, 1, 2, 3, 4].map((index) => Math.exp(slope * (index - (slope > 0 ? 4 : 0))));
    weights = raw.map((each) => each / total(raw));
    if (stars(weights) < mean) low = slope;
    else high = slope;
  }
  return weights;
}

/** Moves single reviews by one star until all stars together are as many as they should be. */
function settle(reviews: number[], sum: number): void {
  for (let missing = sum - stars(reviews); missing !== 0; missing += missing > 0 ? -1 : 1) {
    const step = missing > 0 ? 1 : -1;
    const order = step > 0 ? [3, 2, 1, 0] : [4, 3, 2, 1];
    const from = order.find((index) => (reviews[index] ?? 0) > 0) ?? 0;
    reviews[from] = (reviews[from] ?? 0) - 1;
    reviews[from + step] = (reviews[from + step] ?? 0) + 1;
  }
}
