import { expect, test } from 'vitest';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { bucketCategories } from '../../schemas/content-names.ts';
import { makeAddress } from './content-address.ts';
import { dataSetParser } from './data-set-shape.ts';

const shop = { tenant: 'at', locale: 'de-AT' };

/** Reads what lies at an address: `taken` as it was delivered, or where it is refused. */
function parserOf(parts: object): (body: unknown) => unknown {
  const made = makeAddress({ ...shop, ...parts });
  if (!made.ok) throw new Error(made.message);
  const parse = dataSetParser(made.address, noFacts);
  return (body) => {
    const parsed = parse(body);
    if (!parsed.ok) return { refused: parsed.issues.map(({ pointer }) => pointer) };
    expect(parsed.value).toBe(body);
    return 'taken';
  };
}

const bucket = (category: string) => parserOf({ kind: 'bucket', category, identifier: 'main' });
const menu = parserOf({ kind: 'navigation', clientId: 'linde-at', device: 'web', sliced: false });
const slice = parserOf({ kind: 'slice', category: 'mode', id: 'neu', sliced: false });

const entry = (id: string, more: object = {}): object => ({ id, label: id, href: `/lp/${id}`, ...more });
const link = (label: unknown): object => ({ label, href: '/lp/herbst' });

test.each(bucketCategories)('%s that have another shape are refused', (category) => {
  for (const body of [null, [], 'text', 5, true, { x: 1 }]) {
    expect(bucket(category)(body), JSON.stringify(body)).toMatchObject({ refused: expect.anything() });
  }
});

test('a footer may say nothing, but not something else', () => {
  expect(bucket('footer')({})).toBe('taken');
  expect(bucket('footer')({ columns: 'none' })).toEqual({ refused: [''] });
});

test.each([
  ['an item that is wrong', { items: [entry('a'), { id: 'b' }, null, entry('c', { label: 7 }), 'e'] }],
  [
    'an inner item that is wrong',
    { items: [entry('a', { groups: [{ label: 'G', links: [link('A'), link(5)] }] })] },
  ],
  ['more than there may be', { items: Array.from({ length: 17 }, (_, at) => entry(`e${at}`)) }],
  ['a field that nobody knows', { items: [entry('a')], colour: 'red' }],
])('%s costs the menu nothing else', (_what, body) => {
  expect(menu(body)).toBe('taken');
});

test.each([
  [{ items: [{ id: 'a' }, 5] }],
  [{ items: [] }],
  [{ items: Array.from({ length: 5000 }, () => ({ id: 5 })) }],
])('a menu without an entry that is right is refused: %#', (body) => {
  expect(menu(body)).toMatchObject({ refused: expect.anything() as unknown });
});

test('a list that may be empty is refused when nothing of what it holds is right', () => {
  expect(bucket('vouchers')({ vouchers: [] })).toBe('taken');
  expect(bucket('vouchers')({ vouchers: [{ id: 'x', title: 7 }] })).toEqual({ refused: [''] });
});

test('of a slice its products are looked at where they are shown, as long as one is right', () => {
  const product = { sku: '110418', slug: 'kleid', name: 'Kleid', picture: 'kleid', price: 6999 };
  expect(slice({ products: [null, { sku: 1 }, product], category: 5 })).toBe('taken');
  expect(slice({ products: [] })).toBe('taken');
  expect(slice({ products: [null, { ...product, price: -1 }] })).toEqual({
    refused: ['/products/0', '/products/1/price'],
  });
  for (const body of [null, [], {}, { products: {} }, { products: null }])
    expect(slice(body), JSON.stringify(body)).toMatchObject({ refused: expect.anything() as unknown });
});

test('a list of which nothing is right is named, so that a good copy stays; without one the rest is shown', () => {
  const made = makeAddress({ ...shop, kind: 'bucket', category: 'footer', identifier: 'main' });
  if (!made.ok) throw new Error(made.message);
  const parse = dataSetParser(made.address, noFacts);
  const columns = [{ title: 'Hilfe', links: [link('Kontakt')] }];
  expect(parse({ columns, payment: ['shells'], legal: [] })).toMatchObject({
    ok: true,
    lost: [{ code: 'data-invalid', pointer: '/payment' }],
  });
  expect(parse({ columns, payment: ['visa', 'shells'] })).toMatchObject({ ok: true, lost: [] });
});
