/** Where one is among lines of one or more places; none: in the field itself. */
export interface ListPosition {
  row: number;
  column: number;
}

/**
 * Where a key leads to among lines with so many places each. Undefined: back to the field, where the key does what it always
 * does. Up and down go round; left and right pass along a line.
 */
export function positionAfter(
  key: string,
  at: ListPosition | undefined,
  lines: readonly number[],
): ListPosition | undefined {
  const last = lines.length - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return { row: !at || at.row >= last ? 0 : at.row + 1, column: 0 };
  if (key === 'ArrowUp') return { row: !at || at.row <= 0 ? last : at.row - 1, column: 0 };
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!at || step === undefined) return undefined;
  const column = at.column + step;
  return column >= 0 && column < (lines[at.row] ?? 0) ? { row: at.row, column } : undefined;
}
