import { pieceField } from '../../../schemas/order/piece-field.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';

/** The pieces of lines that were chosen in a form, of each line so many as it has at most; those of which none was are left out. */
export function chosenPieces<Line extends { position: number; quantity: number }>(
  lines: readonly Line[],
  entries: Entries,
): { position: number; quantity: number; line: Line }[] {
  return lines.flatMap((line) => {
    const typed = entryOf(entries, `${pieceField}${line.position}`);
    const quantity = /^\d{1,3}$/.test(typed) ? Math.min(Number(typed), line.quantity) : 0;
    return quantity === 0 ? [] : [{ position: line.position, quantity, line }];
  });
}

/** Whether this is what a page gives along by which its press is known again. */
export const isPressKey = (text: string): boolean => /^[\w-]{22}$/.test(text);
