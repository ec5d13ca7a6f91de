import { createSeededChoice } from './seeded-choice.ts';

/** A file as a merchant, a spreadsheet or a bad day makes it, from a seed: the same seed is the same file. */
export interface HostileImport {
  name: string;
  bytes: Uint8Array;
  encoding: 'utf-8' | 'windows-1252';
  /** What was done to it, for whoever reads of a failure. */
  faults: string[];
  /** What its rows say that nothing was done to, by the number of their product. */
  meant: ReadonlyMap<string, { name: string; price: number; stock: number }>;
}

/** From 0 to below 1. */
type Random = () => number;

const headings = [
  ...['sku', 'name', 'brand', 'price', 'picture', 'description'],
  ...['variant.sku', 'variant.size', 'variant.stock'],
];
type Row = string[];

interface Draft {
  headings: string[];
  rows: Row[];
  /** Places of rows that still say what they were meant to. */
  sound: Set<number>;
}

const names = [
  'Kleid „Öl & Wasser“',
  'Hemd; gestreift',
  'Rock "Eins"',
  'Mantel, lang',
  'Größe € 38',
  'Jupe été',
];

function draftOf(random: Random): Draft {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const rows: Row[] = [];
  const products = 1 + Math.floor(random() * 5);
  for (let at = 0; at < products; at++) {
    const sku = String(700_000 + Math.floor(random() * 9));
    const variants = 1 + Math.floor(random() * 3);
    for (let variant = 1; variant <= variants; variant++) {
      const price = (1000 + Math.floor(random() * 90_000)) / 100;
      const cents = price.toFixed(2).replace('.', ',');
      const words =
        variant === 1 ? [pick(names), 'Kornfeld', cents, 'dress-wrap-sage', 'Weich.'] : ['', '', '', '', ''];
      rows.push([
        sku,
        ...words,
        `${sku}.0${variant}`,
        String(34 + 2 * variant),
        String(Math.floor(random() * 50)),
      ]);
    }
  }
  return { headings: [...headings], rows, sound: new Set(rows.keys()) };
}

/** What may be wrong with a file before it is written; each takes the rows that it touches out of the sound ones. */
const wrongs: Readonly<Record<string, (draft: Draft, random: Random) => void>> = {
  'a variant named twice': ({ rows, sound }, random) => {
    const [one, other] = [Math.floor(random() * rows.length), Math.floor(random() * rows.length)];
    const [from, to] = [rows[one], rows[other]];
    if (!from || !to || one === other) return;
    to[6] = from[6] ?? '';
    spoil(rows, sound, [from[0], to[0]]);
  },
  'a product named again': ({ rows, sound }, random) => {
    const row = rows[Math.floor(random() * rows.length)];
    if (!row) return;
    rows.push([...row]);
    spoil(rows, sound, [row[0]]);
  },
  'a column that nobody knows': (draft, random) => {
    draft.headings[1 + Math.floor(random() * 8)] = 'prise';
    draft.sound.clear();
  },
  'a column twice': (draft) => {
    draft.headings[5] = 'name';
    draft.sound.clear();
  },
  'headings as people type them': (draft) => {
    draft.headings = draft.headings.map((heading) => ` ${heading.toUpperCase()} `);
  },
  'an empty last heading': (draft) => {
    draft.headings.push('');
    for (const row of draft.rows) row.push('');
  },
  'rows of delimiters alone': ({ rows }) => {
    rows.push(headings.map(() => ''));
  },
  'a cell too many': ({ rows, sound }, random) => {
    const row = rows[Math.floor(random() * rows.length)];
    row?.push('mehr');
    spoil(rows, sound, [row?.[0]]);
  },
  'a cell too few': ({ rows, sound }, random) => {
    const row = rows[Math.floor(random() * rows.length)];
    row?.splice(7);
    spoil(rows, sound, [row?.[0]]);
  },
  'a price that is none': ({ rows, sound }, random) => {
    const row = rows[Math.floor(random() * rows.length)];
    const prices = ['0', '-3', 'viel', '1.2.3', '99999999999', '1e3', '=1+1'];
    if (row) row[3] = prices[Math.floor(random() * prices.length)] ?? '';
    spoil(rows, sound, [row?.[0]]);
  },
  'a text that nobody keeps': ({ rows, sound }, random) => {
    const row = rows[Math.floor(random() * rows.length)];
    const texts = ['a\0b', 'a\u202eb', '\x1b[31m', 'x'.repeat(5000), '<script>alert(1)</script>', '=cmd()'];
    if (row) row[1] = texts[Math.floor(random() * texts.length)] ?? '';
    spoil(rows, sound, [row?.[0]]);
  },
  'no number': ({ rows, sound }, random) => {
    const row = rows[Math.floor(random() * rows.length)];
    spoil(rows, sound, [row?.[0]]);
    if (row) row[0] = '';
  },
  'a size of no variant': ({ rows, sound }, random) => {
    const row = rows[Math.floor(random() * rows.length)];
    spoil(rows, sound, [row?.[0]]);
    if (row) row[6] = '';
  },
};

function spoil(rows: readonly Row[], sound: Set<number>, skus: readonly (string | undefined)[]): void {
  for (const [at, [sku]] of rows.entries()) if (skus.includes(sku)) sound.delete(at);
}

/** Makes the file of a seed. */
export function hostileImport(seed: number): HostileImport {
  const chance = createSeededChoice(seed);
  const random: Random = () => chance.fraction();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const draft = draftOf(random);
  const faults: string[] = [];
  for (let times = Math.floor(random() * 4); times > 0; times--) {
    const fault = pick(Object.keys(wrongs));
    wrongs[fault]?.(draft, random);
    faults.push(fault);
  }
  // Both formats that an import reads, whatever the name is written like.
  if (seed % 3 === 0) return hostileSlice(seed, draft, { random, pick, faults });
  const delimiter = pick([';', ';', ',', '\t']);
  const end = pick(['\n', '\r\n', '\r']);
  const cell = (text: string): string =>
    /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [draft.headings, ...draft.rows].map((row) => row.map(cell).join(delimiter));
  const text = `${random() < 0.2 ? `sep=${delimiter}${end}` : ''}${lines.join(end)}${pick(['', end])}`;
  const { bytes, encoding, isCut } = written(text, random, faults);
  return { name: `${seed}.csv`, bytes, encoding, faults, meant: isCut ? new Map() : meantBy(draft) };
}

/** What may be wrong with the objects of a slice. */
const wrongObjects: Readonly<Record<string, (product: Record<string, unknown>) => void>> = {
  'a key that nobody knows': (product) => void (product['prise'] = 100),
  'null for what must be': (product) => void (product['name'] = null),
  'a number as a text': (product) => void (product['price'] = String(product['price'])),
  'a list as a text': (product) => void (product['variants'] = 'alle'),
  'a deep object': (product) => {
    product['attributes'] = Array.from({ length: 40 }).reduce<object>((inner) => ({ a: inner }), {});
  },
  'half a sign': (product) => void (product['description'] = 'Weich \ud83d'),
  'keys of every object': (product) =>
    void Object.defineProperty(product, '__proto__', { value: { price: 1 }, enumerable: true }),
  'a price beside variants': (product) => void (product['stock'] = 7),
};

/** The same products as a slice in JSON. */
function hostileSlice(
  seed: number,
  draft: Draft,
  {
    random,
    pick,
    faults,
  }: { random: Random; pick: <Item>(items: readonly Item[]) => Item; faults: string[] },
): HostileImport {
  const products: { rows: number[]; object: Record<string, unknown> }[] = [];
  for (const [at, row] of draft.rows.entries()) {
    const cells = Object.fromEntries(row.map((text, column) => [draft.headings[column] ?? 'mehr', text]));
    const last = products.at(-1);
    const isNext = last && last.object['sku'] === row[0] && row[1] === '';
    const entry = isNext ? last : { rows: [], object: objectOf(cells) };
    if (!isNext) products.push(entry);
    entry.rows.push(at);
    (entry.object['variants'] as unknown[]).push({ sku: row[6], size: row[7], stock: numberOr(row[8]) });
  }
  for (let times = Math.floor(random() * 3); times > 0; times--) {
    const { rows, object } = pick(products);
    const fault = pick(Object.keys(wrongObjects));
    wrongObjects[fault]?.(object);
    spoil(draft.rows, draft.sound, [draft.rows[rows[0] ?? 0]?.[0]]);
    faults.push(fault);
  }
  const list = products.map(({ object }) => object);
  const whole = random() < 0.1 ? list : { products: list };
  const text = JSON.stringify(whole, null, pick([0, 2, '\t'])).replaceAll('\n', pick(['\n', '\r\n']));
  const { bytes, encoding, isCut } = written(text, random, faults);
  const meant = isCut || whole === list ? new Map() : meantBy(draft);
  return { name: `${seed}.${pick(['json', 'JSON'])}`, bytes, encoding, faults, meant };
}

/** A product by its cells, each under the name of its column. */
function objectOf(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const own = Object.entries(cells).filter(([name, text]) => !name.startsWith('variant.') && text !== '');
  const values = own.map(([name, text]) => [name, name === 'price' ? centsOr(text) : text]);
  return { ...Object.fromEntries(values), variants: [] };
}

const numberOr = (text = ''): unknown => (/^\d+$/.test(text) ? Number(text) : text);
const centsOr = (text: string): unknown =>
  /^\d+,\d\d$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : text;

/** The bytes of a text, in an encoding that is declared, marked or wrong, now and then without their end. */
function written(text: string, random: Random, faults: string[]) {
  const kind = Math.floor(random() * 6);
  const narrow = new Uint8Array(
    Buffer.from(text.replaceAll('€', '\x80').replaceAll('„', '\x84').replaceAll('“', '\x93'), 'latin1'),
  );
  const plain = new TextEncoder().encode(text);
  const all = [
    plain,
    plain,
    new TextEncoder().encode(`\ufeff${text}`),
    narrow,
    narrow,
    new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  ];
  let bytes = all[kind] ?? plain;
  // Said rightly, or not at all.
  const encoding: HostileImport['encoding'] = kind === 3 ? 'windows-1252' : 'utf-8';
  faults.push(
    ['utf-8', 'utf-8', 'utf-8 with a mark', 'windows-1252', 'windows-1252 unsaid', 'utf-16'][kind] ?? '',
  );
  const isCut = random() < 0.15;
  if (isCut) {
    bytes = bytes.subarray(0, Math.floor(random() * bytes.length));
    faults.push('cut off');
  }
  return { bytes, encoding, isCut: isCut || kind === 4 };
}

function meantBy({ rows, sound }: Draft): HostileImport['meant'] {
  const bySku = Map.groupBy(rows.entries(), ([, [sku = '']]) => sku);
  const meant = new Map<string, { name: string; price: number; stock: number }>();
  for (const [sku, group] of bySku) {
    const [[, first] = [0, [] as Row]] = group;
    // Two products of one number contradict each other.
    if (
      sku === '' ||
      !group.every(([at]) => sound.has(at)) ||
      group.filter(([, row]) => row[1] !== '').length > 1
    )
      continue;
    const price = Math.round(Number((first[3] ?? '').replace(',', '.')) * 100);
    meant.set(sku, { name: first[1] ?? '', price, stock: Number(first[8]) });
  }
  return meant;
}
