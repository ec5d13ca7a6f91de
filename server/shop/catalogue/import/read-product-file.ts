import { isJsonObject } from '../../../../schemas/json.ts';
import { parseJson, type JsonLimits } from '../../../../schemas/safe-json.ts';
import type { ImportProblem } from './import-problem.ts';
import { checkRow, pointerTo, type ReadRows } from './imported-row.ts';
import { itemsOf, lineWithin } from './json-lines.ts';
import { readCsvProducts } from './read-csv-products.ts';

/** The largest import file, in bytes. */
const maxImportBytes = 64 * 1024 * 1024;

const jsonLimits: JsonLimits = { maxBytes: maxImportBytes, maxDepth: 32, maxNodes: 20_000_000 };

/** How bytes stand for letters in a file: what Excel writes as "CSV UTF-8", and as "CSV" in western Europe. */
export const importEncodings = ['utf-8', 'windows-1252'] as const;
type ImportEncoding = (typeof importEncodings)[number];

export interface ImportFile {
  /** Its name decides how it is read: `.json` is a product slice, anything else CSV. */
  name: string;
  bytes: Uint8Array;
  /** Of CSV; default: UTF-8. A byte order mark of UTF-16 is heeded, and JSON is UTF-8 always. */
  encoding?: ImportEncoding;
}

/**
 * Products of an import file, in the words and the currency of a locale, and everything that is wrong with it, each with
 * its line. Never throws, whatever the bytes.
 */
export function readProductFile({ name, bytes, encoding = 'utf-8' }: ImportFile, locale: string): ReadRows {
  if (bytes.length > maxImportBytes)
    return refused(
      name,
      `the file has ${bytes.length} bytes, at most ${maxImportBytes} are read`,
      'Split it.',
    );
  return name.toLowerCase().endsWith('.json')
    ? readSlice(name, bytes)
    : readCsv(name, bytes, encoding, locale);
}

function readCsv(name: string, bytes: Uint8Array, said: ImportEncoding, locale: string): ReadRows {
  const encoding = encodingOf(bytes) ?? said;
  try {
    return readCsvProducts(name, new TextDecoder(encoding, { fatal: true }).decode(bytes), locale);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const hint = 'Save it as "CSV UTF-8", or say --encoding windows-1252 where it is "CSV" of Excel.';
    return refused(name, `the file is not ${encoding.toUpperCase()}`, hint);
  }
}

/** What a byte order mark says. */
function encodingOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function readSlice(name: string, bytes: Uint8Array): ReadRows {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const plain = hasMark ? bytes.subarray(3) : bytes;
  const parsed = parseJson(plain, jsonLimits);
  if (!parsed.ok) return refused(name, parsed.message.replace(/\.$/, ''), 'Write plain JSON.');
  if (!isJsonObject(parsed.value) || !Array.isArray(parsed.value.products))
    return refused(
      name,
      'there is no list "products"',
      'Write { "products": [ … ] }, as in a product slice.',
    );
  const text = new TextDecoder().decode(plain);
  const items = itemsOf(text, 'products');
  const read: ReadRows = { rows: [], problems: [] };
  for (const [index, value] of parsed.value.products.entries()) {
    const item = items[index];
    const one = checkRow(name, value, (path) => ({
      line: item ? lineWithin(text, item, path) : null,
      field: pointerTo(['products', index, ...path]),
    }));
    for (const row of one.rows) read.rows.push(row);
    // One by one: there may be more than a call may have arguments.
    for (const problem of one.problems) read.problems.push(problem);
  }
  return read;
}

function refused(file: string, reason: string, hint: string): ReadRows {
  const problem: ImportProblem = { file, line: null, field: null, sku: null, value: null, reason, hint };
  return { rows: [], problems: [problem] };
}
