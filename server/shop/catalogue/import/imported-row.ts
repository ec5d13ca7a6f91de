import { importedProduct, type ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import { pointerSegment } from '../../../../schemas/json.ts';
import { faultsOf } from './fault-words.ts';
import type { ImportProblem } from './import-problem.ts';
import type { RowFault } from './import-terms.ts';

/** Where a part of a product stands in its file. */
export interface Origin {
  line: number | null;
  field: string | null;
  /** As it is written there, where that is known. */
  written?: string | undefined;
}

/** A product that a file brings, and where its parts stand. */
export interface ImportedRow {
  file: string;
  product: ImportedProduct;
  originOf: (path: readonly PropertyKey[]) => Origin;
}

export interface ReadRows {
  rows: ImportedRow[];
  problems: ImportProblem[];
}

/** Checks what a file says of one product: a row, or all that is wrong with it. */
export function checkRow(file: string, value: unknown, originOf: ImportedRow['originOf']): ReadRows {
  const cleaned = cleanedTexts(value);
  const parsed = importedProduct.safeParse(cleaned);
  const sku = numberOf(value);
  const at = (fault: RowFault) => problemAt({ file, sku, originOf }, fault);
  if (parsed.success) {
    const path = unstorableIn(parsed.data);
    if (path === undefined) return { rows: [{ file, product: parsed.data, originOf }], problems: [] };
    const reason =
      'the text has characters that are none, or that nobody sees (controls, directions of writing, no width)';
    return { rows: [], problems: [at({ path, reason, hint: 'Delete them.' })] };
  }
  return { rows: [], problems: faultsOf(importedProduct, cleaned).map(at) };
}

/** A fault of a row with its place in the file; the value as it is written there. */
export function problemAt(
  { file, sku, originOf }: Pick<ImportedRow, 'file' | 'originOf'> & { sku: string | null },
  { path, reason, hint, value }: RowFault,
): ImportProblem {
  const { line, field, written } = originOf(path);
  return { file, line, field, sku, value: value === undefined ? null : (written ?? value), reason, hint };
}

/** The place of the first text, or key, that no database keeps. */
function unstorableIn(value: unknown): PropertyKey[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const below = isStorable(key) ? unstorableIn(part) : [];
    if (below) return [Array.isArray(value) ? Number(key) : key, ...below];
  }
  return undefined;
}

const unseen = /(?![\t\n])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
const isStorable = (text: string): boolean => text.isWellFormed() && !unseen.test(text);

/** A row with blanks for tabulators and line breaks; those of the description, which are its paragraphs, stay. */
function cleanedTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    const lines = value.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n');
    return key === 'description' ? lines.replaceAll('\t', ' ') : lines.replace(/[ \t]*[\t\n][ \t\n]*/g, ' ');
  }
  if (Array.isArray(value)) return value.map((each) => cleanedTexts(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanedTexts(part, name)]));
}

function numberOf(value: unknown): string | null {
  const sku = typeof value === 'object' && value !== null && 'sku' in value ? value.sku : null;
  return typeof sku === 'string' ? sku.slice(0, 32).toWellFormed() : null;
}

/** A JSON pointer from the keys that lead there. */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${pointerSegment(String(key))}`).join('');
}
