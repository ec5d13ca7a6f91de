import { expect, test } from 'vitest';
import { sampleOpen } from '../testing/sample-draft.ts';
import { groupOf, pageRows } from './page-rows.ts';
import { pathFor } from './path-for.ts';

const documents = [
  ['/magazin/herbst', 'Herbst im Magazin'],
  ['/', 'Start'],
  ['/magazin', 'Magazin'],
  ['/lp/winter', 'Wintermode für Damen'],
].map(([key = '', title = '']) => ({ ...sampleOpen().summary, id: key, key, title }));

test('pages stand below the page whose path they continue', () => {
  expect(pageRows(documents, '').map(({ document, level }) => `${level} ${document.key}`)).toEqual([
    '0 /',
    '0 /lp/winter',
    '0 /magazin',
    '1 /magazin/herbst',
  ]);
});

test('are found by words of title or path, whatever their case and accents', () => {
  const found = (query: string): string[] => pageRows(documents, query).map(({ document }) => document.key);
  expect(found('FUR winter')).toEqual(['/lp/winter']);
  expect(found('magazin')).toEqual(['/magazin', '/magazin/herbst']);
  expect(found('nichts')).toEqual([]);
});

test('pages without an address of their own are templates', () => {
  const { summary } = sampleOpen();
  expect(groupOf({ ...summary, key: '/_/product' })).toBe('template');
  expect(groupOf(summary)).toBe('page');
});

test.each([
  ['Mäntel & mehr: Größe 44', '/lp/maentel-mehr-groesse-44'],
  ['Été à la plage', '/lp/ete-a-la-plage'],
  ['  ', ''],
])('an address is offered for “%s”', (title, path) => {
  expect(pathFor(title)).toBe(path);
});
