/** Limits of a CSV file: what is larger is no list of products. */
export const csvLimits = { rows: 200_000, columns: 120, cell: 10_000 };

export interface CsvRow {
  /** Line on which it begins, from 1. */
  line: number;
  cells: string[];
}

export interface CsvFault {
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
 * or CR. Semicolon, comma or tabulator: whichever the first line has most of. Empty lines are skipped. Never throws, and
 * takes time linear in the text.
 */
export function parseCsv(text: string): CsvTable {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  const faults: CsvFault[] = [];
  const reader = { text, at: text.startsWith('\ufeff') ? 1 : 0, line: 1 };
  while (reader.at < text.length) {
    if (rows.length + faults.length >= csvLimits.rows) {
      faults.push({ line: reader.line, reason: `more than ${csvLimits.rows} rows` });
      break;
    }
    const { line } = reader;
    const row = readRow(reader, delimiter);
    if ('reason' in row) faults.push({ line: row.line, reason: row.reason });
    else if (row.cells.length > 1 || row.cells[0]?.trim() !== '') rows.push({ line, cells: row.cells });
  }
  return { delimiter, rows, faults };
}

interface Reader {
  text: string;
  at: number;
  line: number;
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

function readRow(reader: Reader, delimiter: string): { cells: string[] } | CsvFault {
  const cells: string[] = [];
  let fault: CsvFault | undefined;
  for (;;) {
    const { line } = reader;
    const cell = reader.text[reader.at] === '"' ? readQuoted(reader) : readPlain(reader, delimiter);
    if ('reason' in cell) fault ??= { line, reason: cell.reason };
    else if (cell.value.length > csvLimits.cell)
      fault ??= { line, reason: `a cell of more than ${csvLimits.cell} characters` };
    else if (cells.push(cell.value) > csvLimits.columns)
      fault ??= { line, reason: `more than ${csvLimits.columns} columns` };
    const next = reader.text[reader.at];
    if (next === delimiter) {
      reader.at += 1;
      continue;
    }
    if (next !== undefined && next !== '\n' && next !== '\r') {
      fault ??= { line, reason: 'letters after a closing quote' };
      skipTo(reader, delimiter);
      if (reader.text[reader.at] === delimiter) {
        reader.at += 1;
        continue;
      }
    }
    skipLineEnd(reader);
    return fault ?? { cells };
  }
}

function skipTo(reader: Reader, delimiter: string): void {
  while (reader.at < reader.text.length && !isEnd(reader.text[reader.at], delimiter)) reader.at += 1;
}

const isEnd = (letter: string | undefined, delimiter: string): boolean =>
  letter === delimiter || letter === '\n' || letter === '\r';

function skipLineEnd(reader: Reader): void {
  if (reader.text[reader.at] === '\r') reader.at += reader.text[reader.at + 1] === '\n' ? 2 : 1;
  else reader.at += 1;
  reader.line += 1;
}

function readPlain(reader: Reader, delimiter: string): { value: string } {
  const from = reader.at;
  skipTo(reader, delimiter);
  return { value: reader.text.slice(from, reader.at) };
}

function readQuoted(reader: Reader): { value: string } | { reason: string } {
  const parts: string[] = [];
  let from = reader.at + 1;
  for (let at = from; at < reader.text.length; at += 1) {
    const letter = reader.text[at];
    if (letter === '\n' || (letter === '\r' && reader.text[at + 1] !== '\n')) reader.line += 1;
    if (letter !== '"') continue;
    parts.push(reader.text.slice(from, at));
    if (reader.text[at + 1] !== '"') {
      reader.at = at + 1;
      return { value: parts.join('"') };
    }
    at += 1;
    from = at + 1;
  }
  reader.at = reader.text.length;
  return { reason: 'a quote is opened and never closed' };
}
