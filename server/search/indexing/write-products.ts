import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { Analyser } from '../analyser/analyser.ts';
import { type CatalogueEntry, listedProductOf } from './catalogue-entry.ts';
import type { KnownWord } from '../correction/word-candidates.ts';
import { forwardRow } from '../index/forward-row.ts';
import type { FacetValueRow, ForwardRow, VariantRow } from '../index/search-rows.ts';
import type { PhraseProduct } from '../suggest/build-phrases.ts';
import type { IndexEntry } from './index-entry.ts';
import { phraseProduct } from './phrase-product.ts';
import type { StoredNumbers } from './stored-numbers.ts';

interface ProductWriter {
  /** Analyses products and writes their rows, with every number that they need. */
  write(entries: readonly IndexEntry[]): Promise<void>;
  /** Words of all products so far, with the number of products that have them. */
  words: ReadonlyMap<string, KnownWord>;
  /** What suggestions need of all products so far. */
  phrases: readonly PhraseProduct[];
}

interface ProductWriterParts {
  transaction: Kysely<NoTables>;
  tenant: string;
  locale: string;
  numbers: StoredNumbers;
  analyser: Analyser;
}

/** Writes products of which no forward row is there. */
export function createProductWriter(parts: ProductWriterParts): ProductWriter {
  const { numbers, analyser } = parts;
  const words = new Map<string, KnownWord>();
  const phrases: PhraseProduct[] = [];
  const labels = new Map<number, string>();

  function noteWords(found: ReadonlyMap<string, string>): void {
    for (const [word, display] of found) {
      const known = words.get(word);
      if (known) known.products += 1;
      else words.set(word, { word, display, products: 1 });
    }
  }

  return {
    words,
    phrases,
    async write(entries) {
      const forward: ForwardRow[] = [];
      const variants: NumberedVariant[] = [];
      const values: FacetValueRow[] = [];
      for (const each of entries) {
        const entry: CatalogueEntry = {
          ...each,
          doc: numbers.products.numberOf(each.product.sku),
          variantId: (sku) => numbers.variants.numberOf(sku),
        };
        const read = listedProductOf(entry, analyser.language, numbers);
        const analysed = analyser.product(read.listed.product);
        forward.push(forwardRow(read.listed, analysed, numbers.terms));
        variants.push(...withNumbers(entry, read.listed.variants));
        values.push(...read.values.filter(({ id, label }) => labels.get(id) !== label));
        for (const { id, label } of read.values) labels.set(id, label);
        noteWords(analysed.words);
        phrases.push(phraseProduct(entry, read.listed, analysed));
      }
      await numbers.save();
      await saveForward(parts, forward);
      await saveVariants(parts, variants);
      await saveLabels(parts, values);
    },
  };
}

interface NumberedVariant extends VariantRow {
  sku: string;
}

/** What is not sold in this locale has no row, and needs no number. */
function withNumbers(
  { product, locale, variantId }: CatalogueEntry,
  rows: readonly VariantRow[],
): NumberedVariant[] {
  const skus = new Map(
    product.variants.flatMap(({ sku, offers }) =>
      Object.hasOwn(offers, locale) ? [[variantId(sku), sku]] : [],
    ),
  );
  return rows.map((row) => ({ ...row, sku: skus.get(row.id) ?? '' }));
}

/** A view of the same bytes that the client library knows. */
function bytesOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function saveForward(
  { transaction, tenant, locale }: ProductWriterParts,
  rows: readonly ForwardRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into search_forward (tenant, locale, doc, terms, attrs, popularity, rating, listed)
    select ${tenant}, ${locale}, * from unnest(
      ${rows.map(({ doc }) => doc)}::integer[], ${rows.map(({ terms }) => bytesOf(terms))}::bytea[],
      ${rows.map(({ values }) => bytesOf(values))}::bytea[],
      ${rows.map(({ popularity }) => popularity)}::smallint[],
      ${rows.map(({ rating }) => rating)}::smallint[], ${rows.map(({ listed }) => listed)}::integer[])`.execute(
    transaction,
  );
}

/** Variants keep their rows; few of them differ from how another locale, or the last time, has left them. */
async function saveVariants(
  { transaction, tenant }: ProductWriterParts,
  rows: readonly NumberedVariant[],
): Promise<void> {
  if (rows.length === 0) return;
  const axis = (at: number): number[] => rows.map(({ values }) => values[at] ?? 0);
  await sql`
    insert into search_variant as v (tenant, sku, id, doc, colour, size, width)
    select ${tenant}, * from unnest(
      ${rows.map(({ sku }) => sku)}::text[], ${rows.map(({ id }) => id)}::integer[],
      ${rows.map(({ doc }) => doc)}::integer[], ${axis(0)}::integer[], ${axis(1)}::integer[],
      ${axis(2)}::integer[])
    on conflict (tenant, sku) do update
       set doc = excluded.doc, colour = excluded.colour, size = excluded.size, width = excluded.width
     where (v.doc, v.colour, v.size, v.width)
           is distinct from (excluded.doc, excluded.colour, excluded.size, excluded.width)`.execute(
    transaction,
  );
}

async function saveLabels(
  { transaction, tenant, locale }: ProductWriterParts,
  rows: readonly FacetValueRow[],
): Promise<void> {
  const labels = new Map(rows.map(({ id, label }) => [id, label]));
  if (labels.size === 0) return;
  await sql`
    insert into search_label as l (tenant, locale, id, label)
    select ${tenant}, ${locale}, * from unnest(${[...labels.keys()]}::integer[], ${[...labels.values()]}::text[])
    on conflict (tenant, locale, id) do update set label = excluded.label
     where l.label <> excluded.label`.execute(transaction);
}
