import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import type { DeskText } from '../desk-text.ts';
import { Table } from '../form-parts.tsx';
import type { DeskLine } from './order-progress.ts';

/** Lines of one form: it has a field for each, and a form has a hundred at most. */
const linesPerForm = 60;

/** Lines of which there are pieces for a form, from the page of them that the address names (`from`: a position). */
export function linesFrom(
  lines: readonly DeskLine[],
  from: string,
): { shown: DeskLine[]; next: number | undefined } {
  const start = /^\d{1,5}$/.test(from) ? Number(from) : 0;
  const rest = lines.filter(({ position }) => position >= start);
  return { shown: rest.slice(0, linesPerForm), next: rest[linesPerForm]?.position };
}

interface PieceFieldsProps {
  text: DeskText;
  caption: string;
  lines: readonly DeskLine[];
  /** How many there can be of a line. */
  mostOf: (line: DeskLine) => number;
  /** How many are told so far. */
  chosenOf: (line: DeskLine) => string;
  prefix?: string;
}

/** A number of pieces for each line. */
export function PieceFields({ text, caption, lines, mostOf, chosenOf, prefix = 'line' }: PieceFieldsProps) {
  return (
    <Table caption={caption} heads={['article', 'possible', 'pieces'].map((each) => text(`pieces.${each}`))}>
      {lines.map((each) => (
        <tr key={each.position}>
          <th scope="row">
            <label id={`${prefix}-${each.position}-name`} htmlFor={`${prefix}-${each.position}`}>
              <LineName {...each} text={text} />
            </label>
          </th>
          <td>{mostOf(each)}</td>
          <td className="field">
            <input
              id={`${prefix}-${each.position}`}
              aria-labelledby={`${prefix}-${each.position}-name`}
              name={`${prefix}-${each.position}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={mostOf(each)}
              defaultValue={chosenOf(each)}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** How a line is called: article, choice, number; with what keeps it from coming back. */
export function LineName({ line, text }: Pick<DeskLine, 'line'> & { text: DeskText }) {
  return (
    <>
      {line.name}
      <span className="quiet"> {[...line.choice, line.sku].join(' · ')}</span>
      {line.withdrawalException && (
        <span className="quiet"> {text(`line.exception.${line.withdrawalException}`)}</span>
      )}
    </>
  );
}

/** Pieces as a form tells them; null: something is no number of pieces that there can be. None told: an empty list. */
export function readPieces(
  entries: Entries,
  lines: readonly DeskLine[],
  mostOf: (line: DeskLine) => number,
  prefix = 'line',
): LinePieces[] | null {
  const pieces: LinePieces[] = [];
  for (const line of lines) {
    const typed = entryOf(entries, `${prefix}-${line.position}`).trim();
    if (typed === '' || /^0+$/.test(typed)) continue;
    if (!/^\d{1,6}$/.test(typed) || Number(typed) > mostOf(line)) return null;
    pieces.push({ position: line.position, quantity: Number(typed) });
  }
  return pieces;
}

/** What was typed for the pieces of a line, or a number to begin with. */
export function typedOr(
  entries: Entries | null,
  otherwise: (line: DeskLine) => number,
  prefix = 'line',
): (line: DeskLine) => string {
  return (line) => (entries ? entryOf(entries, `${prefix}-${line.position}`) : String(otherwise(line)));
}
