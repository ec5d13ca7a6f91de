/** What a tab asked of the one basket, and what it was answered. Moments are counted, not measured. */
export interface BasketCall {
  form: 'add' | 'change' | 'remove' | 'undo';
  sku: string;
  quantity: number;
  began: number;
  /** Infinity: no answer came, so it may be carried out later, or never. */
  ended: number;
  /** Null: no answer came. */
  status: 200 | 422 | null;
  /** Pieces by article after it, where it was carried out. */
  shown: Pieces | null;
}

/** Pieces by article; what is absent is none. */
export type Pieces = Readonly<Record<string, number>>;

/** Pieces of each article that can be ordered. */
const most = 10;

/**
 * Whether a basket is what calls have made of it, one after another in an order that their answers allow: each answer shows what its
 * call left, each call that was answered is in it once, and one without an answer once or not at all.
 */
export function isExplained(calls: readonly BasketCall[], before: Pieces, after: Pieces): boolean {
  const tried = new Set<string>();
  const goal = written(after);

  function search(isDone: readonly boolean[], pieces: Pieces): boolean {
    const open = calls.filter((call, at) => !isDone[at] && call.status !== null);
    if (open.length === 0 && written(pieces) === goal) return true;
    const name = `${isDone.map(Number).join('')} ${written(pieces)}`;
    if (tried.has(name)) return false;
    tried.add(name);
    const firstEnd = Math.min(Infinity, ...open.map(({ ended }) => ended));
    return calls.some((call, at) => {
      if (isDone[at] || call.began > firstEnd) return false;
      const next = carriedOut(call, pieces);
      if (!fits(call, next)) return false;
      return search(isDone.with(at, true), next ?? pieces);
    });
  }

  return search(
    calls.map(() => false),
    before,
  );
}

function fits({ status, shown }: BasketCall, next: Pieces | null): boolean {
  if (status === null) return next !== null;
  if (status === 422) return next === null;
  return next !== null && shown !== null && written(next) === written(shown);
}

/** The basket after a call; null: it is refused. */
function carriedOut({ form, sku, quantity }: BasketCall, pieces: Pieces): Pieces | null {
  const own = pieces[sku] ?? 0;
  switch (form) {
    case 'add':
      return { ...pieces, [sku]: Math.min(own + quantity, most) };
    case 'undo':
      return own > 0 ? pieces : { ...pieces, [sku]: quantity };
    case 'change':
      return own > 0 ? { ...pieces, [sku]: Math.min(quantity, most) } : null;
    case 'remove':
      return own > 0 ? { ...pieces, [sku]: 0 } : null;
  }
}

function written(pieces: Pieces): string {
  return Object.entries(pieces)
    .flatMap(([sku, quantity]) => (quantity > 0 ? [`${sku}×${quantity}`] : []))
    .toSorted()
    .join(' ');
}
