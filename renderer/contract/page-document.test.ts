import { describe, expect, test, vi } from 'vitest';
import { deepFreeze, documentOf, pageSource } from '../testing/shop.ts';
import { readPageDocument } from './page-document.ts';

const text = (words: string): object => ({ type: 'test-note', props: { text: words } });

function codesOf(source: unknown): string[] {
  const result = readPageDocument(source);
  return (result.ok ? result.document.issues : result.issues).map(
    (issue) => `${issue.code} ${issue.pointer}`,
  );
}

/** A chain of boxes within boxes; made from the inside, since a deep literal would need a stack. */
function nested(levels: number): object {
  let node: object = { id: 'innermost', ...text('tief') };
  for (let level = levels - 1; level >= 1; level--)
    node = { id: `level-${level}`, type: 'test-box', slots: { rest: [node] } };
  return node;
}

describe('the envelope', () => {
  test.each([
    [
      {},
      ['page-invalid /format', 'page-invalid /formatVersion', 'page-invalid /page', 'page-invalid /regions'],
    ],
    [null, ['page-invalid ']],
    ['text', ['page-invalid ']],
    [[], ['page-invalid ']],
    [pageSource([], { path: 'lp/herbst' }), ['page-invalid /page/path']],
    [pageSource([], { path: '//evil.at' }), ['page-invalid /page/path']],
    // Half a character cannot be written into an address.
    [pageSource([], { path: '/lp/\ud800' }), ['page-invalid /page/path']],
    [pageSource([], { locale: 'de' }), ['page-invalid /page/locale']],
    [{ ...pageSource([]), formatVersion: 2 }, ['page-invalid /formatVersion']],
    [pageSource([], {}, { main: {} }), ['page-invalid /regions/main']],
    [pageSource([], {}, { 'Main ~/': [] }), ['page-invalid /regions/Main ~0~1']],
  ])('of %j is refused where it is wrong', (source, expected) => {
    expect(codesOf(source)).toEqual(expected);
  });

  test('reads a revision written as a number, and survives one that has no text', () => {
    expect(documentOf(pageSource([], { revision: 42 })).meta.revision).toBe('42');
    expect(codesOf(pageSource([], { revision: { toString: 1, valueOf: 1 } }))).toEqual([
      'head-ignored /page/revision',
    ]);
  });

  test('takes characters out of the title that nobody sees', () => {
    const { meta } = documentOf(
      pageSource([], { title: 'Her\u202ebst\u0000', description: 'Zum\u200b Lesen' }),
    );
    expect([meta.title, meta.description]).toEqual(['Herbst', 'Zum Lesen']);
  });

  test('warns of a region that is never drawn', () => {
    expect(codesOf(pageSource([], {}, { sidebar: [text('nie')] }))).toContain(
      'region-invalid /regions/sidebar',
    );
  });
});

describe('nodes', () => {
  test('are flat, with the children of each slot and the pointer that the editor sees', () => {
    const document = documentOf(
      pageSource([
        {
          id: 'a',
          type: 'test-box',
          slots: { 'no/tes': [{ id: 'b', ...text('x') }], rest: [{ id: 'c', ...text('y') }] },
        },
      ]),
    );
    expect([...document.nodes.values()].map(({ id, pointer, depth }) => [id, pointer, depth])).toEqual([
      ['a', '/regions/main/0', 1],
      ['b', '/regions/main/0/slots/no~1tes/0', 2],
      ['c', '/regions/main/0/slots/rest/0', 2],
    ]);
    expect(document.nodes.get('a')?.slots).toEqual({ 'no/tes': ['b'], rest: ['c'] });
  });

  test('keep unknown fields, unknown types and newer versions, and change nothing of the source', () => {
    const source = deepFreeze(
      pageSource(
        [
          {
            id: 'a',
            type: 'from-tomorrow',
            v: 99,
            props: { deep: [{ x: null }] },
            later: true,
            meta: { name: 'A' },
          },
        ],
        {
          later: { a: 1 },
        },
      ),
    );
    const before = JSON.stringify(source);
    const document = documentOf(source);
    expect(document.source).toBe(source);
    expect(JSON.stringify(document.source)).toBe(before);
    expect(document.nodes.get('a')?.raw).toBe(source.regions.main[0]);
  });

  test.each([[null], [{}], [{ rest: null }], [{ rest: [] }]])('with the slots %j hold none', (slots) => {
    const { nodes, issues, regions } = documentOf(
      pageSource([{ id: 'a', ...text('x'), slots }], {}, { aside: null }),
    );
    expect([...nodes.keys()]).toEqual(['a']);
    expect([issues, regions]).toEqual([[], { main: ['a'], aside: [] }]);
  });

  test.each([[1], ['text'], [null], [[]], [true]])(
    'that are no objects (%j) are reported and left out',
    (node) => {
      const result = documentOf(pageSource([node, { id: 'a', ...text('x') }]));
      expect(result.issues.map(({ code, pointer }) => [code, pointer])).toEqual([
        ['node-invalid', '/regions/main/0'],
      ]);
      expect([...result.nodes.keys()]).toEqual(['a']);
    },
  );

  test.each([
    [undefined],
    [''],
    [7],
    ['with blank'],
    ['-begins-with-hyphen'],
    ['<script>'],
    ['x'.repeat(65)],
  ])('without a usable id (%j) get one that stays the same', (id) => {
    const first = documentOf(pageSource([{ ...text('x'), id }]));
    const second = documentOf(pageSource([{ ...text('x'), id }]));
    expect([...first.nodes.keys()]).toEqual([...second.nodes.keys()]);
    expect([...first.nodes.keys()][0]).toMatch(/^n-[0-9a-f]{12}$/);
    expect(first.issues).toMatchObject([
      { code: 'id-missing', severity: 'warning', pointer: '/regions/main/0/id', field: 'id' },
    ]);
  });

  test('without ids keep those that are made for them when others are put before, around or after them', () => {
    const box = { type: 'test-box', slots: { rest: [text('a'), text('b')] } };
    const other = { type: 'test-box', slots: { rest: [text('c')] } };
    const idsOf = (main: object[]): string[] => [
      ...documentOf(pageSource(main.map((node) => ({ id: undefined, ...node })))).nodes.keys(),
    ];
    const before = idsOf([text('a'), other, box]);
    expect(new Set(before).size).toBe(6);
    const after = idsOf([text('new'), { type: 'test-box' }, text('a'), other, box, text('end')]);
    expect(before.filter((id) => !after.includes(id))).toEqual([]);
  });

  test('without ids keep theirs when another is put before them in a box without one', () => {
    const idsOf = (rest: object[]): string[] => {
      const box = { id: undefined, type: 'test-box', slots: { rest } };
      return [...documentOf(pageSource([{ ...box, slots: { rest: [box] } }])).nodes.values()]
        .filter(({ type }) => type === 'test-note')
        .map(({ id }) => id);
    };
    const before = idsOf([text('a'), text('b')]);
    expect(before).toHaveLength(2);
    expect(idsOf([text('new'), text('a'), text('b')]).slice(1)).toEqual(before);
  });

  test.each([[undefined], ['same']])('that say the same, all with the id %j, are each read once', (id) => {
    const source = pageSource(Array.from({ length: 300 }, () => ({ ...text('x'), id })));
    const writing = vi.spyOn(JSON, 'stringify');
    const { nodes } = documentOf(source);
    const written = writing.mock.calls.length;
    writing.mockRestore();
    expect(nodes.size).toBe(300);
    expect(written).toBeLessThan(6 * 300);
  });

  test('without ids that hold more than can be written down get one all the same', () => {
    let deep: unknown = [];
    for (let level = 0; level < 20_000; level++) deep = [deep];
    const ids = [...documentOf(pageSource([{ ...text('x'), id: undefined, data: deep }])).nodes.keys()];
    expect(ids).toHaveLength(1);
  });

  test('with an id that is used twice are told apart', () => {
    const document = documentOf(
      pageSource([
        { id: 'a', ...text('x') },
        { id: 'a', ...text('x') },
      ]),
    );
    expect(document.issues).toMatchObject([
      { code: 'id-duplicate', severity: 'warning', pointer: '/regions/main/1/id' },
    ]);
    expect(new Set(document.regions.main).size).toBe(2);
    expect(document.nodes.size).toBe(2);
  });

  test('keep their place when another node bears the id that would be made for them', () => {
    const nameless = { ...text('x'), id: undefined };
    const [made] = documentOf(pageSource([nameless])).nodes.keys();
    const document = documentOf(pageSource([nameless], {}, { header: [{ id: made, ...text('y') }] }));
    expect(document.nodes.size).toBe(2);
  });

  test.each([[{ type: { toString: 1, valueOf: 1 } }], [{ type: ['test-note'] }], [{ type: 7 }], [{}]])(
    'whose type is no text (%j) have none',
    (node) => {
      expect(documentOf(pageSource([node])).nodes.get('n0')?.type).toBe('');
    },
  );

  test.each([
    [[], '/regions/main/0/slots'],
    ['text', '/regions/main/0/slots'],
    [{ rest: {} }, '/regions/main/0/slots/rest'],
    [{ rest: 7 }, '/regions/main/0/slots/rest'],
  ])('with slots %j are kept, the slots reported', (slots, pointer) => {
    const document = documentOf(pageSource([{ type: 'test-box', slots }]));
    expect(document.issues).toMatchObject([{ code: 'slot-unknown', pointer, nodeId: 'n0' }]);
    expect(document.nodes.get('n0')?.slots).toEqual({});
  });
});

describe('the limits', () => {
  test('are 2,000 nodes, wherever they stand', () => {
    const many = (count: number): object[] => Array.from({ length: count }, () => text('x'));
    expect(documentOf(pageSource(many(2000))).nodes.size).toBe(2000);
    expect(codesOf(pageSource(many(2001)))).toEqual(['page-too-large /regions/main/2000']);
    const split = pageSource([{ type: 'test-box', slots: { rest: many(1000) } }], {}, { aside: many(1000) });
    expect(codesOf(split)).toHaveLength(1);
    expect(codesOf(split)[0]).toMatch(/^page-too-large/);
  });

  test('count what is no node, too, so that nobody can flood the log', () => {
    expect(codesOf(pageSource(Array.from({ length: 100_000 }, () => 1)))).toEqual([
      'page-too-large /regions/main/2000',
    ]);
  });

  test('are 16 levels', () => {
    expect(documentOf(pageSource([nested(16)])).nodes.get('innermost')?.depth).toBe(16);
    expect(codesOf(pageSource([nested(17)]))).toEqual([
      `page-too-deep /regions/main/0${'/slots/rest/0'.repeat(16)}`,
    ]);
  });

  test('hold for 100,000 levels, without a stack', () => {
    expect(codesOf(pageSource([nested(100_000)]))[0]).toMatch(/^page-too-deep/);
    expect(codesOf(pageSource([{ ...nested(100_000), id: undefined }]))[0]).toMatch(/^page-too-deep/);
  });

  test.each(['props', 'type', 'when', 'data', 'meta', 'i18n', 'later', 'v'])(
    'let no %s of 100,000 levels exhaust the stack',
    (field) => {
      let deep: unknown = 1;
      for (let level = 0; level < 100_000; level++) deep = level % 2 === 0 ? [deep] : { a: deep };
      const result = readPageDocument(pageSource([{ type: 'test-note', [field]: deep }]));
      expect(result.ok).toBe(field !== 'props');
    },
  );

  test('are 64 KiB of props, counted in bytes', () => {
    const room = 64 * 1024 - '{"text":""}'.length;
    const withText = (words: string): unknown => pageSource([{ type: 'test-note', props: { text: words } }]);
    expect(codesOf(withText('x'.repeat(room)))).toEqual([]);
    expect(codesOf(withText('x'.repeat(room + 1)))).toEqual(['props-too-large /regions/main/0/props']);
    expect(codesOf(withText('ü'.repeat(room / 2 + 1)))).toEqual(['props-too-large /regions/main/0/props']);
  });

  test('hold for the texts of another language, too', () => {
    const i18n = { 'fr-CH': { props: { text: 'x'.repeat(64 * 1024) } } };
    expect(codesOf(pageSource([{ ...text('x'), i18n }]))).toEqual([
      'props-too-large /regions/main/0/i18n/fr-CH/props',
    ]);
  });
});
