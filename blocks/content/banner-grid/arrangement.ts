/** How many fields of the grid a banner takes. */
export type Span = 'one' | 'wide' | 'tall' | 'large';

export interface Size {
  columns: number;
  rows: number;
}

interface Arrangement {
  columns: 2 | 3 | 4;
  /** Size of each banner, in the order given; the last may be larger than asked, so that the grid has no hole. */
  sizes: readonly Size[];
}

const sizeOf: Record<Span, Size> = {
  one: { columns: 1, rows: 1 },
  wide: { columns: 2, rows: 1 },
  tall: { columns: 1, rows: 2 },
  large: { columns: 2, rows: 2 },
};

/** What was found before: there are only so many ways to ask. */
const known = new Map<string, Arrangement>();

/**
 * The number of columns in which the banners leave the fewest fields empty; of equal ones that which makes the last banner
 * grow least, then the greatest.
 */
export function arrange(spans: readonly Span[]): Arrangement {
  const key = spans.join();
  let arrangement = known.get(key);
  if (!arrangement) known.set(key, (arrangement = search(spans)));
  return arrangement;
}

function search(spans: readonly Span[]): Arrangement {
  const asked = spans.map((span) => sizeOf[span]);
  let best: Arrangement = { columns: 2, sizes: asked };
  let least = Number.POSITIVE_INFINITY;
  for (const columns of [4, 3, 2] as const) {
    for (const sizes of variants(asked, columns)) {
      const cost = holesOf(sizes, columns) * 100 + fieldCount(sizes) - fieldCount(asked);
      if (cost >= least) continue;
      best = { columns, sizes };
      least = cost;
    }
  }
  return best;
}

function fieldCount(sizes: readonly Size[]): number {
  return sizes.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
}

/** The banners as asked, then with a last one that takes more columns, more rows, or both. */
function variants(sizes: readonly Size[], columns: number): (readonly Size[])[] {
  const last = sizes.at(-1);
  if (!last) return [sizes];
  const found: (readonly Size[])[] = [];
  for (let rows = last.rows; rows <= 2; rows++) {
    for (let width = last.columns; width <= columns; width++) {
      found.push([...sizes.slice(0, -1), { columns: width, rows }]);
    }
  }
  return found;
}

/** Fields that stay empty when the browser puts each banner into the first place where it fits. */
function holesOf(sizes: readonly Size[], columns: number): number {
  const taken = new Set<number>();
  let end = 0;
  for (const size of sizes) {
    const at = firstPlace(size, columns, taken);
    for (const field of fieldsOf(at, size, columns)) taken.add(field);
    end = Math.max(end, Math.floor(at / columns) + size.rows);
  }
  return end * columns - taken.size;
}

function firstPlace(size: Size, columns: number, taken: ReadonlySet<number>): number {
  for (let at = 0; ; at++) {
    if ((at % columns) + size.columns > columns) continue;
    if (fieldsOf(at, size, columns).every((field) => !taken.has(field))) return at;
  }
}

function fieldsOf(at: number, { columns: width, rows }: Size, columns: number): number[] {
  return Array.from(
    { length: width * rows },
    (_field, index) => at + Math.floor(index / width) * columns + (index % width),
  );
}
