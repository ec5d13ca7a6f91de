/** Weights take four bits of a packed term. */
export const weightBits = 4;
export const maxWeight = 2 ** weightBits - 1;
/** Largest number of a term. */
export const maxTermId = 2 ** (32 - weightBits) - 1;
/** Largest number of a facet value; 0 stands for none. */
export const maxValueId = 2 ** 16 - 1;

/** A term of a product. */
interface WeightedTerm {
  term: number;
  weight: number;
}

/** Terms as big-endian numbers of four bytes, `term << 4 | weight`, in order of the terms. Throws RangeError outside the limits. */
export function packTerms(terms: Iterable<WeightedTerm>): Uint8Array {
  const sorted = [...terms].toSorted((one, other) => one.term - other.term);
  const bytes = new Uint8Array(sorted.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, { term, weight }] of sorted.entries()) {
    check(term, maxTermId, 'term');
    check(weight, maxWeight, 'weight');
    view.setUint32(index * 4, ((term << weightBits) | weight) >>> 0);
  }
  return bytes;
}

/** What `packTerms` packed. */
export function unpackTerms(bytes: Uint8Array): WeightedTerm[] {
  const view = viewOf(bytes, 4);
  return Array.from({ length: bytes.length / 4 }, (_, index) => {
    const packed = view.getUint32(index * 4);
    return { term: packed >>> weightBits, weight: packed & maxWeight };
  });
}

/** Facet values as big-endian numbers of two bytes, each once, in their order. Throws RangeError outside the limits. */
export function packValues(values: Iterable<number>): Uint8Array {
  const sorted = [...new Set(values)].toSorted((one, other) => one - other);
  const bytes = new Uint8Array(sorted.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of sorted.entries()) {
    check(value, maxValueId, 'value');
    view.setUint16(index * 2, value);
  }
  return bytes;
}

/** What `packValues` packed. */
export function unpackValues(bytes: Uint8Array): number[] {
  const view = viewOf(bytes, 2);
  return Array.from({ length: bytes.length / 2 }, (_, index) => view.getUint16(index * 2));
}

/** For reading packed numbers of `size` bytes. Throws RangeError when bytes are missing. */
export function viewOf(bytes: Uint8Array, size: 2 | 4): DataView {
  if (bytes.length % size !== 0) throw new RangeError(`a packed row of ${bytes.length} bytes is cut off`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function check(value: number, max: number, what: string): void {
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new RangeError(`a ${what} is a whole number up to ${max}, not ${value}`);
}
