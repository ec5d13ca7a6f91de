/** Place of a product among all: its kind, and the how many-th of that kind it is. */
export interface Place<Kind> {
  kind: Kind;
  nth: number;
}

/**
 * Spreads kinds by their weights, so that every part of the sequence is mixed as the whole and each kind comes early. The
 * place of an index never depends on how many there are.
 */
export function createSchedule<Kind extends { id: string; weight: number }>(
  kinds: readonly Kind[],
): (index: number) => Place<Kind> {
  const turns = kinds.flatMap((kind, order) =>
    Array.from({ length: kind.weight }, (_, nth) => ({ kind, nth, order, at: (nth + 0.5) / kind.weight })),
  );
  const round = turns.toSorted((a, b) => a.at - b.at || a.order - b.order);
  return (index) => {
    const turn = round[index % round.length];
    if (!turn) throw new RangeError('there are no kinds of products');
    return { kind: turn.kind, nth: Math.floor(index / round.length) * turn.kind.weight + turn.nth };
  };
}
