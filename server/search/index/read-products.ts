import { maxSlots, type Columns } from './columns.ts';
import { createGrowingNumbers } from './growing-numbers.ts';
import { maxWeight, viewOf, weightBits } from './packed-row.ts';
import type { SearchRows } from './search-rows.ts';

/** Columns of the products, and their terms not yet turned round. */
type ProductColumns = Pick<
  Columns,
  'docs' | 'skuStart' | 'skuBytes' | 'popularity' | 'rating' | 'listed' | 'valueStart' | 'productValues'
> & {
  termStart: Uint32Array<ArrayBuffer>;
  termPlaces: Uint32Array<ArrayBuffer>;
  termWeights: Uint8Array<ArrayBuffer>;
};

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);
const shorts = (length: number): Uint16Array<ArrayBuffer> => new Uint16Array(length);
const numbers = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length);

/** Reads the forward rows. `placeOf` holds the place of each term by its number, `isValue` is 1 for each known facet value. */
export async function readProducts(
  { forward }: SearchRows,
  placeOf: Int32Array,
  isValue: Uint8Array,
): Promise<ProductColumns> {
  const docs = createGrowingNumbers(numbers);
  const skuStart = createGrowingNumbers(numbers);
  const skuBytes = createGrowingNumbers(bytes);
  const popularity = createGrowingNumbers(bytes);
  const rating = createGrowingNumbers(bytes);
  const listed = createGrowingNumbers(shorts);
  const valueStart = createGrowingNumbers(numbers);
  const values = createGrowingNumbers(shorts);
  const termStart = createGrowingNumbers(numbers);
  const places = createGrowingNumbers(numbers);
  const weights = createGrowingNumbers(bytes);
  let before = -1;
  for await (const part of forward) {
    for (const row of part) {
      if (row.doc <= before) throw new RangeError(`product ${row.doc} comes after ${before}`);
      before = row.doc;
      docs.push(row.doc);
      skuStart.push(skuBytes.length);
      for (let at = 0; at < row.sku.length; at++) skuBytes.push(row.sku.charCodeAt(at));
      popularity.push(row.popularity);
      rating.push(row.rating);
      listed.push(row.listed);
      termStart.push(places.length);
      const packedTerms = viewOf(row.terms, 4);
      for (let at = 0; at < row.terms.length; at += 4) {
        const packed = packedTerms.getUint32(at);
        const place = placeOf[packed >>> weightBits] ?? -1;
        // Terms and values that another process numbered after the lists were read come with the next snapshot.
        if (place < 0) continue;
        places.push(place);
        weights.push(packed & maxWeight);
      }
      valueStart.push(values.length);
      const packedValues = viewOf(row.values, 2);
      for (let at = 0; at < row.values.length; at += 2) {
        const value = packedValues.getUint16(at);
        if (isValue[value] === 1) values.push(value);
      }
    }
  }
  if (docs.length > maxSlots) throw new RangeError(`${docs.length} products are more than ${maxSlots}`);
  skuStart.push(skuBytes.length);
  termStart.push(places.length);
  valueStart.push(values.length);
  return {
    docs: docs.toArray(),
    skuStart: skuStart.toArray(),
    skuBytes: skuBytes.toArray(),
    popularity: popularity.toArray(),
    rating: rating.toArray(),
    listed: listed.toArray(),
    valueStart: valueStart.toArray(),
    productValues: values.toArray(),
    termStart: termStart.toArray(),
    termPlaces: places.toArray(),
    termWeights: weights.toArray(),
  };
}
