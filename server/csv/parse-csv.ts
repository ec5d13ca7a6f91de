import { parse } from 'csv-parse/sync';

/** Limits of a CSV file: what is larger is no list of products. */
export const csvLimits = { rows: 200_000, columns: 120, cell: 10_000 };

export interface CsvRow {
  /** Line on which it begins, from 1. */
  line: number;
  cells: string[];
}

interface CsvFault {
  line: number;
  reason: string;
}

export interface CsvTable {
  delimiter: string;
  rows: CsvRow[];
  /** Rows that could not be read are here, and not among `rows`. */
  faults: CsvFault[];
}

/**
 * Reads CSV as RFC 4180 has it: quoted cells may hold the delimiter, line breaks and doubled quotes; lines end in CRLF, LF
 * or CR. Semicolon, comma or tabulator: what a first line `sep=;` says, else whichever the first line has most of. Empty
 * lines are skipped. Never throws, and takes time linear in the text.
 */
export function parseCsv(written: string): CsvTable {
  const plain = written.replace(/^\ufeff/, '');
  const said = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n?|\n|$)/i.exec(plain);
  const text = plain.slice(said?.[0].length ?? 0);
  const delimiter = said?.[1] ?? delimiterOf(text);
  const rows: CsvRow[] = [];
  const faults: CsvFault[] = [];
  let line = said ? 2 : 1;
  readRows(text, delimiter, (row) => {
    const begin = line;
    line += breaksIn(row.written);
    const count = rows.length + faults.length;
    if (count > csvLimits.rows) return;
    const fault =
      count === csvLimits.rows ? { line: 0, reason: `more than ${csvLimits.rows} rows` } : faultOf(row);
    if (fault) faults.push({ line: begin + fault.line, reason: fault.reason });
    else if (row.cells.length > 1 || row.cells[0]?.trim() !== '')
      rows.push({ line: begin, cells: row.cells });
  });
  return { delimiter, rows, faults };
}

/** The most frequent delimiter of the first line, outside quotes; a semicolon where there is none. */
function delimiterOf(text: string): string {
  const counts = new Map([
    [';', 0],
    [',', 0],
    ['\t', 0],
  ]);
  let isQuoted = false;
  for (const letter of text.slice(0, 20_000)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ';';
}

interface ReadRow {
  cells: string[];
  /** The row as it stands in the file. */
  written: string;
  /** Whether the last cell's quote is never closed. */
  isOpen: boolean;
}

/**
 * Reads row by row. Quotes within plain cells are letters (`15" wheel`); a quoted cell with letters behind it comes as it is
 * written, because otherwise everything up to the next quote would be lost with it.
 */
function readRows(text: string, delimiter: string, take: (row: ReadRow) => void, isOpen = false): void {
  parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    raw: true,
    on_record(row: unknown) {
      const { record, raw } = row as { record: string[]; raw: string };
      take({ cells: record, written: raw, isOpen });
      return null;
    },
    skip_records_with_error: true,
    // One row at most, the last: its cells are known once the quote is closed.
    on_skip(_error, raw) {
      readRows(`${raw}"`, delimiter, take, true);
      return undefined;
    },
  });
}

/** The first fault of a row, and how many lines below its first one it stands. */
function faultOf({ cells, written, isOpen }: ReadRow): CsvFault | undefined {
  let at = 0;
  for (const [index, cell] of cells.entries()) {
    const whole = written[at] === '"' ? `"${cell.replaceAll('"', '""')}"` : cell;
    const reason = reasonAgainst(cell, index, written.startsWith(whole, at));
    if (reason !== undefined) return { line: breaksIn(written.slice(0, at)), reason };
    if (isOpen && index === cells.length - 1)
      return { line: breaksIn(written.slice(0, at)), reason: 'a quote is opened and never closed' };
    at += whole.length + 1;
  }
  return undefined;
}

function reasonAgainst(cell: string, index: number, isWhole: boolean): string | undefined {
  if (cell.length > csvLimits.cell) return `a cell of more than ${csvLimits.cell} characters`;
  if (index >= csvLimits.columns) return `more than ${csvLimits.columns} columns`;
  return isWhole ? undefined : 'letters after a closing quote';
}

/** CRLF is one. */
function breaksIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}
