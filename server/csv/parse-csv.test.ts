import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLimits, parseCsv } from './parse-csv.ts';

const cells = (text: string) => parseCsv(text).rows.map((row) => row.cells);

describe('parseCsv', () => {
  test.each([
    [
      'sku;name\n1;Kleid',
      [
        ['sku', 'name'],
        ['1', 'Kleid'],
      ],
    ],
    [
      '\ufeffsku,name\r\n1,Kleid\r\n',
      [
        ['sku', 'name'],
        ['1', 'Kleid'],
      ],
    ],
    [
      'sku\tname\r1\tKleid',
      [
        ['sku', 'name'],
        ['1', 'Kleid'],
      ],
    ],
    [
      'a;b\n"x;y";"sagt ""ja"""',
      [
        ['a', 'b'],
        ['x;y', 'sagt "ja"'],
      ],
    ],
    [
      'a;b\n;\n\n1;',
      [
        ['a', 'b'],
        ['', ''],
        ['1', ''],
      ],
    ],
    [
      'a;"b\nc"\n1;2',
      [
        ['a', 'b\nc'],
        ['1', '2'],
      ],
    ],
    [
      '"a;b",c\n1,2',
      [
        ['a;b', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n15" wheel;say "so"',
      [
        ['a', 'b'],
        ['15" wheel', 'say "so"'],
      ],
    ],
    ['', []],
    ['a', [['a']]],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
    expect(parseCsv(text).faults).toEqual([]);
  });

  test('knows the line of every row, also after cells of several lines', () => {
    expect(parseCsv('a;b\r\n"x\r\ny\nz";1\n2;3').rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test.each(['sep=,\na;b,c\n1,2', 'SEP=,\r\na;b,c\r\n1,2', '\ufeff"sep=,"\na;b,c\n1,2'])(
    'takes the delimiter that a first line says: %j',
    (text) => {
      const { rows, delimiter } = parseCsv(text);
      expect([delimiter, rows.map(({ line }) => line)]).toEqual([',', [2, 3]]);
      expect(rows[0]?.cells).toEqual(['a;b', 'c']);
    },
  );

  test('says what is wrong with a row, and reads the others', () => {
    const { rows, faults } = parseCsv('a;b\n"x"y;1\n2;3\n4;"5');
    expect(rows.map((row) => row.cells)).toEqual([
      ['a', 'b'],
      ['2', '3'],
    ]);
    expect(faults).toEqual([
      { line: 2, reason: 'letters after a closing quote' },
      { line: 4, reason: 'a quote is opened and never closed' },
    ]);
  });

  test('says the line of the cell that is wrong, where a row has several', () => {
    const { rows, faults } = parseCsv('a;b\r\n"x\r\ny";"z"w\r\n1;2\r\n"x\r\ny";"z');
    expect(rows.map(({ line }) => line)).toEqual([1, 4]);
    expect(faults).toEqual([
      { line: 3, reason: 'letters after a closing quote' },
      { line: 6, reason: 'a quote is opened and never closed' },
    ]);
  });

  test('has limits', () => {
    expect(parseCsv(`a;b\n${'x'.repeat(csvLimits.cell + 1)};1`).faults[0]).toMatchObject({ line: 2 });
    expect(parseCsv(';'.repeat(csvLimits.columns)).faults[0]?.reason).toContain('columns');
    expect(parseCsv('1\n'.repeat(csvLimits.rows + 5)).faults.at(-1)?.reason).toContain('rows');
  });

  test('never throws, and reads what it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        parseCsv(text);
      }),
    );
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ä', '"', ';', ',', '\n', '\r', ' ', '\t'),
      maxLength: 12,
    });
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    const written = (rows: string[][]) =>
      rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')).join('\r\n');
    fc.assert(
      fc.property(table, (rows) => {
        const own = parseCsv(written([['head', 'of', 'table'], ...rows]));
        expect(own.faults).toEqual([]);
        expect(own.rows.slice(1).map((row) => row.cells)).toEqual(rows);
      }),
    );
  });
});
