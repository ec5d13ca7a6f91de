import { columnNamed, csvColumns, readerOf } from './csv-columns.ts';
import type { ImportProblem } from './import-problem.ts';
import { checkRow, type Origin, type ReadRows } from './imported-row.ts';
import { nearestName } from '../../../../schemas/writing/nearest-name.ts';
import { parseCsv, type CsvRow } from '../../../csv/parse-csv.ts';

const variantPrefix = 'variant.';
/** Columns of the product that are a variant's where its number stands beside them. */
const ofVariants = new Set(['price', 'rrp', 'stock']);

/**
 * Products of a CSV file in the words and the currency of a locale. Rows with the same number are variants of one
 * product. A header that is not understood refuses the whole file: a column that is dropped in silence would be worse.
 */
export function readCsvProducts(file: string, text: string, locale: string): ReadRows {
  const { rows: all, faults, delimiter } = parseCsv(text);
  // Excel writes rows of delimiters alone where cells once held something.
  const rows = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const problems: ImportProblem[] = faults.map(({ line, reason }) => ({
    file,
    line,
    field: null,
    sku: null,
    value: null,
    reason,
    hint: `Write cells that hold ${delimiter === '\t' ? 'a tabulator' : delimiter}, quotes or line breaks in quotes, and quotes in them twice.`,
  }));
  const [head, ...body] = rows;
  const names = withoutBlanks(head?.cells ?? []).map((cell) => columnNamed(cell) ?? cell);
  problems.push(...headProblems(file, head, names));
  if (!head || problems.some(({ line }) => line === head.line)) return { rows: [], problems };

  const read: ReadRows = { rows: [], problems };
  const groups = Map.groupBy(
    body,
    // A row without a number belongs to no other.
    ({ line, cells }) => (cells[names.indexOf('sku')] ?? '').trim() || `row ${line}`,
  );
  for (const group of groups.values()) {
    const one = readGroup({ file, names, locale }, group);
    for (const row of one.rows) read.rows.push(row);
    // One by one: there may be more than a call may have arguments.
    for (const problem of one.problems) read.problems.push(problem);
  }
  return read;
}

/** Cells up to the last that says something, trimmed. */
function withoutBlanks(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1);
}

function headProblems(file: string, head: CsvRow | undefined, names: readonly string[]): ImportProblem[] {
  const at = { file, line: head?.line ?? 1, sku: null, value: null };
  if (!head || !names.includes('sku'))
    return [
      { ...at, field: 'sku', reason: 'there is no column sku', hint: 'The first row names the columns.' },
    ];
  return names.flatMap((name, index) => {
    if (readerOf(name) === undefined)
      return [{ ...at, field: name.slice(0, 60), reason: 'no column is called so', hint: columnHint(name) }];
    return names.indexOf(name) === index
      ? []
      : [{ ...at, field: name, reason: 'the column is there twice', hint: 'Keep one of them.' }];
  });
}

function columnHint(name: string): string {
  const names = Object.keys(csvColumns);
  const nearest = nearestName(name, names);
  return nearest === undefined
    ? `Columns are: ${names.join(', ')}, and attributes by their keys, as attributes.material.`
    : `Is ${nearest} meant?`;
}

interface Place {
  file: string;
  names: readonly string[];
  locale: string;
}

/** Rows of one number: the first says what the product is, each may name a variant. */
function readGroup(place: Place, group: readonly CsvRow[]): ReadRows {
  const problems: ImportProblem[] = [];
  const product: Record<string, unknown> = {};
  const variants: { row: CsvRow; value: Record<string, unknown> }[] = [];
  const colours = new Map<string, { row: CsvRow; value: Record<string, unknown> }>();
  for (const [index, row] of group.entries()) {
    const cells = readCells(place, row);
    problems.push(...cells.problems);
    for (const [name, value] of cells.values)
      if (!name.startsWith(variantPrefix) && !(ofVariants.has(name) && cells.values.has('variant.sku')))
        problems.push(...put(place, row, index, product, name, value));
    const own = Object.fromEntries(
      [...cells.values]
        .filter(([name]) => name.startsWith(variantPrefix))
        .map(([name, value]) => [name.slice(variantPrefix.length), value]),
    );
    // Beside a variant's number they are its own; of the first row also what new variants have that say nothing.
    if (own.sku !== undefined)
      for (const name of ofVariants)
        if (cells.values.has(name)) {
          own[name] ??= cells.values.get(name);
          if (index === 0 && name !== 'stock') product[name] = cells.values.get(name);
        }
    const { swatch, picture, ...rest } = own;
    if ((swatch !== undefined || picture !== undefined) && rest.colour === undefined) {
      const field = swatch === undefined ? 'variant.picture' : 'variant.swatch';
      const problem = { file: place.file, line: row.line, field, sku: skuOf(place, row), value: null };
      const reason = 'it belongs to a colour, and the row names none';
      problems.push({ ...problem, reason, hint: 'Fill variant.colour.' });
    }
    if (typeof rest.colour === 'string' && (swatch !== undefined || picture !== undefined))
      colours.set(rest.colour, {
        row,
        value: {
          ...colours.get(rest.colour)?.value,
          name: rest.colour,
          ...(swatch !== undefined && { swatch }),
          ...(picture !== undefined && { picture }),
        },
      });
    if (Object.keys(rest).length > 0) variants.push({ row, value: nested(rest) });
  }
  if (problems.length > 0) return { rows: [], problems };
  const value = {
    ...nested(product),
    ...(variants.length > 0 && { variants: variants.map((variant) => variant.value) }),
    ...(colours.size > 0 && { colours: [...colours.values()].map((colour) => colour.value) }),
  };
  const originOf = (path: readonly PropertyKey[]): Origin => {
    const [first, index, ...rest] = path;
    if (first === 'variants' && typeof index === 'number')
      return originIn(
        place,
        variants[index]?.row,
        columnOf(['variant', ...(rest.length > 0 ? rest : ['sku'])]),
      );
    if (first === 'colours' && typeof index === 'number') {
      const column = rest[0] === 'swatch' || rest[0] === 'picture' ? rest[0] : 'colour';
      return originIn(place, [...colours.values()][index]?.row, `variant.${column}`);
    }
    return originIn(place, group[0], columnOf(path));
  };
  return checkRow(place.file, value, originOf);
}

function skuOf({ names }: Pick<Place, 'names'>, { cells }: Pick<CsvRow, 'cells'>): string | null {
  return (cells[names.indexOf('sku')] ?? '').trim().slice(0, 32) || null;
}

function originIn({ names }: Place, row: CsvRow | undefined, field: string | null): Origin {
  const written = row?.cells[names.indexOf(field ?? '')]?.trim();
  return { line: row?.line ?? null, field, ...(written && { written }) };
}

/** The column that a path leads to; the path itself where it is none. */
function columnOf(path: readonly PropertyKey[]): string | null {
  const names = path.map((_, length) => path.slice(0, path.length - length).join('.'));
  return names.find((name) => readerOf(name) !== undefined) ?? (path.join('.') || null);
}

/** A later row of a product may repeat what the first one said, and nothing else. */
function put(
  { file }: Place,
  { line }: CsvRow,
  index: number,
  product: Record<string, unknown>,
  name: string,
  value: unknown,
): ImportProblem[] {
  if (index === 0) product[name] = value;
  if (JSON.stringify(product[name]) === JSON.stringify(value)) return [];
  const sku = typeof product.sku === 'string' ? product.sku : null;
  const reason = 'the first row of this product says otherwise';
  return [
    {
      file,
      line,
      field: name,
      sku,
      value: null,
      reason,
      hint: 'Leave the cell empty, or make both the same.',
    },
  ];
}

/** The cells of a row that say something. */
function readCells(
  { file, names, locale }: Place,
  { line, cells }: CsvRow,
): { values: Map<string, unknown>; problems: ImportProblem[] } {
  const values = new Map<string, unknown>();
  const problems: ImportProblem[] = [];
  const sku = skuOf({ names }, { cells });
  const filled = withoutBlanks(cells).length;
  if (cells.length < names.length || filled > names.length) {
    const count = Math.max(filled, Math.min(cells.length, names.length));
    const reason = `the row has ${count} cells, the first row ${names.length}`;
    problems.push({
      file,
      line,
      field: null,
      sku,
      value: null,
      reason,
      hint: 'Look for a missing or a spare delimiter.',
    });
    return { values, problems };
  }
  for (const [index, name] of names.entries()) {
    const cell = (cells[index] ?? '').trim();
    const reading = cell === '' ? undefined : readerOf(name)?.(cell, locale);
    if (reading?.ok === true) values.set(name, reading.value);
    else if (reading)
      problems.push({
        file,
        line,
        field: name,
        sku,
        value: cell,
        reason: reading.reason,
        hint: reading.hint,
      });
  }
  return { values, problems };
}

/** `{ 'rating.average': 4 }` as `{ rating: { average: 4 } }`. */
function nested(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const deep: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    const [first = '', second] = name.split('.');
    if (second === undefined) deep[first] = value;
    else deep[first] = { ...(deep[first] as object | undefined), [second]: value };
  }
  return deep;
}
