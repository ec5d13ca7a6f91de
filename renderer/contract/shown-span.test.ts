import { expect, test } from 'vitest';
import { readPageDocument } from './page-document.ts';
import { shownSpan } from './shown-span.ts';

const [advent, christmas, year] = ['2026-12-06T00:00:00Z', '2026-12-24T00:00:00Z', '2027-01-01T00:00:00Z'];
const inner = { id: 'b', type: 'text', props: {} };
const outer = { id: 'a', type: 'tabs', props: {}, when: { to: christmas }, slots: { first: [inner] } };

test.each<[string, string | undefined, object[], number]>([
  ['/regions/main/0', undefined, [inner], Infinity],
  ['/regions/main/0', advent, [inner], Date.parse(advent)],
  ['/regions/main/0/slots/first/0', year, [outer], Date.parse(christmas)],
  ['/regions/main/0', advent, [outer], Date.parse(advent)],
  // The node at place 1 is not around that at place 10.
  ['/regions/main/10', undefined, [inner, { ...outer, id: 'c', slots: {} }], Infinity],
])('of %s on a page until %s', (pointer, validTo, main, until) => {
  const read = readPageDocument({
    ...{ format: 'webapp_json', formatVersion: 1, regions: { main } },
    page: {
      ...{
        id: 'p',
        tenant: 'at',
        locale: 'de-AT',
        path: '/lp/x',
        revision: '1',
        status: 'published',
        title: 'X',
      },
      validTo: validTo ?? null,
    },
  });
  if (!read.ok) throw new Error('The page cannot be read');
  expect(shownSpan(read.document, pointer).until).toBe(until);
});

test('begins with the last of page and nodes around it', () => {
  const page = (validFrom: string | null, from: string | null) => ({
    meta: { validFrom, validTo: null } as never,
    nodes: new Map([['a', { pointer: '/regions/main/0', raw: { when: { from } } } as never]]),
  });
  expect(shownSpan(page(null, null), '/regions/main/0').from).toBe(-Infinity);
  expect(shownSpan(page(advent, null), '/regions/main/0').from).toBe(Date.parse(advent));
  expect(shownSpan(page(advent, christmas), '/regions/main/0/props').from).toBe(Date.parse(christmas));
});
