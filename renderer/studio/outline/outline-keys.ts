import type { OutlineRow } from './outline-rows.ts';

/** What a key does in the outline: another row has the focus, or a row is folded. */
export type OutlineMove = { to: number } | { fold: string; isOpen: boolean } | undefined;

/** The keys of a tree, as the ARIA practices describe it. `at` is the row that has the focus. */
export function outlineMove(rows: readonly OutlineRow[], at: number, key: string): OutlineMove {
  const row = rows[at];
  if (!row) return undefined;
  const to = (index: number): OutlineMove =>
    index >= 0 && index < rows.length && index !== at ? { to: index } : undefined;
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'PageDown':
      return to(Math.min(at + 10, rows.length - 1));
    case 'PageUp':
      return to(Math.max(at - 10, 0));
    case 'ArrowRight':
      if (row.isOpen === false) return { fold: row.key, isOpen: true };
      return (rows[at + 1]?.level ?? 0) > row.level ? to(at + 1) : undefined;
    case 'ArrowLeft':
      if (row.isOpen === true) return { fold: row.key, isOpen: false };
      return to(rows.slice(0, at).findLastIndex(({ level }) => level < row.level));
    default:
      return undefined;
  }
}

/** The next row whose name begins with what is typed, behind the one that has the focus, and from the top again. */
export function typeAhead(names: readonly string[], at: number, typed: string): number | undefined {
  const wanted = typed.toLocaleLowerCase();
  // A further letter of the same word may leave the row where it is.
  const start = typed.length > 1 ? at : at + 1;
  for (let step = 0; step < names.length; step++) {
    const index = (start + step) % names.length;
    if (names[index]?.toLocaleLowerCase().startsWith(wanted) === true) return index;
  }
  return undefined;
}
