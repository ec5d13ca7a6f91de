/** Letters of sizes, smallest first. */
const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];

/**
 * Puts sizes into the order in which people look for them: S before M before XL (2XL is XXL), then numbers, 34 before 100,
 * 75B before 75C before 80A, 90 × 200 before 140 × 190; then waist and length, and others by the alphabet.
 */
export function inSizeOrder<Item>(items: readonly Item[], sizeOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, key: keyOf(sizeOf(item)) }))
    .toSorted(({ key: one }, { key: other }) => compareKeys(one, other))
    .map(({ item }) => item);
}

const alphabet = new Intl.Collator('de');

function compareKeys(one: SizeKey, other: SizeKey): number {
  return (
    one.group - other.group ||
    compareNumbers(one.numbers, other.numbers) ||
    alphabet.compare(one.rest, other.rest)
  );
}

interface SizeKey {
  group: number;
  numbers: number[];
  rest: string;
}

function keyOf(size: string): SizeKey {
  const text = size.trim().toUpperCase();
  const rank = rankOf(text);
  if (rank >= 0) return { group: 0, numbers: [rank], rest: text };
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
  // W32/L34 and 75B both begin with what matters.
  if (numbers.length === 0) return { group: 3, numbers, rest: text };
  return { group: /^W\s*\d/.test(text) ? 2 : 1, numbers, rest: text };
}

/** Of `M/L` the first counts, a little later than `M` alone. */
function rankOf(text: string): number {
  const [first = '', second] = text.split(/[/–-]/);
  const many = /^([2-5])X([SL])$/.exec(first.trim());
  const plain = many ? 'X'.repeat(Number(many[1])) + (many[2] ?? '') : first.trim();
  const rank = letters.indexOf(plain);
  return rank < 0 || second === undefined ? rank : rank + 0.5;
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
