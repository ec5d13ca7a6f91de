import { importedProduct, type ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import { pointerSegment } from '../../../../schemas/json.ts';
import type { ImportProblem } from './import-problem.ts';

/** Where a part of a product stands in its file. */
export interface Origin {
  line: number | null;
  field: string | null;
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
  const parsed = importedProduct.safeParse(value);
  const sku = numberOf(value);
  if (parsed.success) {
    const path = unstorableIn(parsed.data);
    if (path === undefined) return { rows: [{ file, product: parsed.data, originOf }], problems: [] };
    const reason = 'the text has characters that are none (U+0000, or half of a pair of UTF-16)';
    return { rows: [], problems: [{ file, ...originOf(path), sku, reason, hint: 'Delete them.' }] };
  }
  const problems = parsed.error.issues.slice(0, 20).map(({ path, message }): ImportProblem => {
    const reason = message.replace(/\.$/, '');
    return { file, ...originOf(path), sku, reason, hint: 'Correct it, or leave the row out.' };
  });
  return { rows: [], problems };
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

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function numberOf(value: unknown): string | null {
  const sku = typeof value === 'object' && value !== null && 'sku' in value ? value.sku : null;
  return typeof sku === 'string' ? sku.slice(0, 32).toWellFormed() : null;
}

/** A JSON pointer from the keys that lead there. */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${pointerSegment(String(key))}`).join('');
}
