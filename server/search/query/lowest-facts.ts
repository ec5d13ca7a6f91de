import type { Columns } from '../index/columns.ts';

/** Keys are below this, so that popularity fits beneath them. */
const mostKey = 2 ** 25 - 1;

/** Keys by the names of their facets; made once for an index. */
const known = new WeakMap<Columns, Map<string, Int32Array>>();

/**
 * A key for each product by a number that it has: that of the first facet of which it has any. The lower the number, the higher
 * the key, to two decimals and at least 1; 0 for products without it.
 */
export function lowestFacts(columns: Columns, facetNames: readonly string[]): Int32Array {
  let byName = known.get(columns);
  if (!byName) known.set(columns, (byName = new Map()));
  const name = facetNames.join();
  let keys = byName.get(name);
  if (!keys) byName.set(name, (keys = keysOf(columns, facetNames)));
  return keys;
}

function keysOf(
  { facets, values, docs, valueStart, productValues }: Columns,
  facetNames: readonly string[],
): Int32Array {
  const rankOf = new Map(
    facets.flatMap(({ id, name }): [number, number][] => {
      const rank = facetNames.indexOf(name);
      return rank < 0 ? [] : [[id, rank]];
    }),
  );
  const numberOf = new Map<number, { rank: number; key: number }>();
  for (const { id, facet, value } of values) {
    const rank = rankOf.get(facet);
    const number = Number(value);
    if (rank === undefined || value === '' || !Number.isFinite(number)) continue;
    const key = Math.max(1, Math.min(mostKey, mostKey - Math.round(number * 100)));
    numberOf.set(id, { rank, key });
  }
  const keys = new Int32Array(docs.length);
  for (let slot = 0; slot < docs.length; slot++) {
    let best = Infinity;
    for (let at = valueStart[slot] ?? 0; at < (valueStart[slot + 1] ?? 0); at++) {
      const own = numberOf.get(productValues[at] ?? 0);
      if (own && own.rank < best) [best, keys[slot]] = [own.rank, own.key];
    }
  }
  return keys;
}
