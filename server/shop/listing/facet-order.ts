interface FacetOrder {
  /** Facets of which one must say something about the list. */
  of: readonly string[];
  /** Decide first: they stand before the price, unfolded. */
  first: readonly string[];
  /** Those that follow the price; all others come after them. */
  next: readonly string[];
}

/** In which order people decide, by what there is to decide; the first that fits a list is taken, else the usual one. */
const orders: readonly FacetOrder[] = [
  {
    of: ['tyre-width', 'aspect'],
    first: ['tyre-width', 'aspect', 'rim', 'season', 'load-index', 'speed-index'],
    next: ['tyre-wet', 'tyre-fuel', 'noise', 'brand', 'extra-load'],
  },
  {
    of: ['load', 'capacity', 'settings', 'spin', 'noise', 'consumption', 'yearly-consumption'],
    first: ['energy', 'noise', 'load', 'capacity', 'settings', 'outer-width'],
    next: ['height', 'depth', 'spin', 'consumption', 'yearly-consumption', 'brand', 'colour'],
  },
  {
    of: ['screen', 'storage', 'memory', 'battery-life'],
    first: ['screen', 'storage', 'memory'],
    next: ['energy', 'panel', 'refresh', 'battery-life', 'brand', 'colour'],
  },
  {
    of: ['seats', 'seat-height', 'outer-width', 'depth'],
    first: ['seats', 'size', 'outer-width', 'colour'],
    next: ['depth', 'height', 'seat-height', 'seat-depth', 'material', 'brand'],
  },
];

const usual: Omit<FacetOrder, 'of'> = {
  first: ['size', 'colour', 'width'],
  next: ['shaft-height', 'brand', 'energy', 'tyre-fuel', 'tyre-wet', 'material', 'fit', 'season'],
};

/** Share of the products that must have a facet for it to say of what kind they are. */
const decidingShare = 0.5;

/**
 * What decides in a list whose facets are had by these shares of its products: the facets that come first, and the place of
 * each.
 */
export function decisionOrder(shares: ReadonlyMap<string, number>): {
  isFirst(facet: string): boolean;
  placeOf(facet: string): number;
} {
  const { first, next } =
    orders.find(({ of }) => of.some((name) => (shares.get(name) ?? 0) >= decidingShare)) ?? usual;
  const named = [...first, ...next];
  return {
    isFirst: (facet) => first.includes(facet),
    placeOf: (facet) => (named.includes(facet) ? named.indexOf(facet) : named.length),
  };
}
