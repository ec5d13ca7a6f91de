import { describe, expect, test } from 'vitest';
import { bucketCategories } from '../../schemas/content-names.ts';
import { makeAddress } from './content-address.ts';
import { dataSetParser } from './data-set-shape.ts';

const shop = { tenant: 'at', locale: 'de-AT' };

function parserOf(parts: object): (body: unknown) => unknown {
  const made = makeAddress({ ...shop, ...parts });
  if (!made.ok) throw new Error(made.message);
  const parse = dataSetParser(made.address);
  return (body) => {
    const parsed = parse(body);
    return parsed.ok
      ? { value: parsed.value, leftOut: parsed.leftOut?.map(({ pointer }) => pointer) }
      : { refused: parsed.issues.map(({ pointer }) => pointer) };
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
  expect(bucket('footer')({})).toEqual({ value: {}, leftOut: [] });
  expect(bucket('footer')({ columns: 'none' })).toEqual({ refused: ['/columns', ''] });
});

describe('of a list', () => {
  test('an item that is wrong is left out, and told where it was', () => {
    const body = { items: [entry('a'), { id: 'b' }, null, entry('c', { label: 7 }), entry('d'), 'e'] };
    expect(menu(body)).toEqual({
      value: { items: [entry('a'), entry('d')] },
      leftOut: ['/items/1/label', '/items/2', '/items/3/label', '/items/5'],
    });
    expect(body.items).toHaveLength(6);
  });

  test('the innermost item goes; what is then too little goes with it', () => {
    const groups = (...links: unknown[]) => ({
      groups: [
        { label: 'G', links },
        { label: 'H', links: [link('H')] },
      ],
    });
    expect(menu({ items: [entry('a', groups(link('A'), link(5)))] })).toMatchObject({
      value: { items: [entry('a', groups(link('A')))] },
      leftOut: ['/items/0/groups/0/links/1/label'],
    });
    const flyout = bucket('header-service-flyout');
    expect(flyout(groups(link(5)))).toEqual({
      value: { groups: [{ label: 'H', links: [link('H')] }] },
      leftOut: ['/groups/0/links/0/label', '/groups/0/links'],
    });
  });

  test('what is more than there may be goes from its end', () => {
    const items = Array.from({ length: 17 }, (_, at) => entry(`e${at}`));
    expect(menu({ items })).toMatchObject({ value: { items: items.slice(0, 14) } });
  });

  test('without an item that is right all of it is refused', () => {
    expect(menu({ items: [{ id: 'a' }, 5] })).toEqual({ refused: ['/items/0/label', '/items/1', '/items'] });
    expect(menu({ items: [] })).toEqual({ refused: ['/items'] });
  });

  test('an item whose end nobody can read is left out, not shown for ever', () => {
    const body = {
      banners: [
        { id: 'a', text: 'A', validUntil: 'morgen' },
        { id: 'b', text: 'B', validUntil: null },
      ],
    };
    expect(bucket('banners')(body)).toMatchObject({
      value: { banners: [{ id: 'b' }] },
      leftOut: ['/banners/0/validUntil'],
    });
  });
});

describe('a field', () => {
  test.each([null, '', ' '])('that may be absent is when it is %j', (nothing) => {
    const banner = { id: 'a', text: 'A' };
    expect(bucket('banners')({ banners: [{ ...banner, link: nothing }] })).toEqual({
      value: { banners: [banner] },
      leftOut: ['/banners/0/link'],
    });
  });

  test('of the whole that may be absent is when it is wrong', () => {
    const columns = [{ title: 'T', links: [link('A')] }];
    expect(bucket('footer')({ columns, note: 7, year: 'heuer' })).toEqual({
      value: { columns },
      leftOut: ['/note', '/year'],
    });
  });

  test('that nobody knows stays, for whoever reads a newer version', () => {
    const body = { items: [entry('a', { icon: 'dress' })], colour: 'red' };
    expect(menu(body)).toEqual({ value: body, leftOut: [] });
  });
});

test('of a slice its products are looked at where they are shown', () => {
  expect(slice({ products: [null, { sku: 1 }], category: 5 })).toMatchObject({ leftOut: [] });
  for (const body of [null, [], {}, { products: {} }, { products: null }])
    expect(slice(body), JSON.stringify(body)).toMatchObject({ refused: expect.anything() });
});

test('what is wrong thousands of times is told without end of work', () => {
  const items = Array.from({ length: 5000 }, () => ({ id: 5 }));
  expect(menu({ items })).toMatchObject({ refused: expect.anything() });
  const vouchers = [...Array.from({ length: 400 }, () => ({ id: 5 })), { id: 'a', title: 'A' }];
  expect(bucket('vouchers')({ vouchers })).toMatchObject({ value: { vouchers: [{ id: 'a' }] } });
});
