import { expect, test } from 'vitest';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';
import { readPdf } from './testing/read-pdf.ts';

const at = Date.UTC(2026, 11, 1, 9, 5);
const paper = (parts: Paper['parts']): Paper => ({
  ...{ locale: 'de-AT', title: 'Rechnung RE-2026-000001', author: 'Modehaus Linde', at, parts },
  foot: ['Modehaus Linde Versand GmbH'],
});
const columns = [
  { title: 'Artikel', align: 'start', share: 3 },
  { title: 'Betrag', align: 'end', share: 1 },
] as const;

test('has a language, a title and tags, and is the same when it is drawn again', async () => {
  const given = paper([{ kind: 'paragraph', text: 'Danke.' }]);
  const file = await drawPaper(given);
  const { language, title, isTagged, pages } = await readPdf(file);
  expect([language, title, isTagged]).toEqual(['de-AT', 'Rechnung RE-2026-000001', true]);
  expect(pages.flatMap(({ elements }) => elements)).toEqual([
    { role: 'H1', text: 'Rechnung RE-2026-000001' },
    { role: 'P', text: 'Danke.' },
  ]);
  expect(pages[0]?.artifacts).toMatch(/Modehaus Linde Versand GmbH\s+1 \/ 1/);
  expect((await drawPaper(given)).equals(file)).toBe(true);
});

test('draws a table of 200 rows over pages, its headings tagged once and seen on each', async () => {
  const rows = Array.from({ length: 200 }, (_none, index) => [`Artikel ${index + 1}`, `€ ${index},00`]);
  const { pages } = await readPdf(await drawPaper(paper([{ kind: 'table', columns, rows }])));
  expect(pages.length).toBeGreaterThan(3);
  const cells = pages.flatMap(({ elements }) => elements).filter(({ role }) => role !== 'H1');
  expect(cells.filter(({ role }) => role === 'TH').map(({ text }) => text)).toEqual(['Artikel', 'Betrag']);
  expect(cells.filter(({ role }) => role === 'TD').map(({ text }) => text)).toEqual(rows.flat());
  for (const { artifacts } of pages.slice(1)) expect(artifacts).toMatch(/Artikel\s*Betrag/);
  expect(pages[0]?.artifacts).not.toContain('Betrag');
});

test('tags the names of facts as headings of their rows', async () => {
  const { pages } = await readPdf(await drawPaper(paper([{ kind: 'facts', rows: [['Nummer', '4711']] }])));
  expect(pages[0]?.elements.slice(1)).toEqual([
    { role: 'TH', text: 'Nummer' },
    { role: 'TD', text: '4711' },
  ]);
});

test.each([
  'Łukasz Šťastný Ő ½ € ″ ’s-Hertogenbosch',
  'Ελένη Παπαδοπούλου',
  'Нина Жукова',
  'Müller, Größe „40“ – 20\u00a0%',
])('writes %s with its own font', async (text) => {
  const { pages } = await readPdf(await drawPaper(paper([{ kind: 'lines', lines: [text, 'Wien'] }])));
  expect(pages[0]?.elements[1]?.text.replaceAll(/\s+/g, ' ')).toBe(`${text.replace('\u00a0', ' ')} Wien`);
});

test('writes a name from right to left within a line of ours', async () => {
  const { pages } = await readPdf(
    await drawPaper(paper([{ kind: 'lines', lines: ['محمد عبد الله Müller'] }])),
  );
  const words = (pages[0]?.elements[1]?.text ?? '').normalize('NFKC').split(/\s+/);
  expect(words.toSorted()).toEqual(['Müller', 'الله', 'عبد', 'محمد'].toSorted());
});

test('goes on with a long text on the next page', async () => {
  const text = 'Du kannst widerrufen. '.repeat(600).trim();
  const { pages } = await readPdf(await drawPaper(paper([{ kind: 'paragraph', text }])));
  expect(pages.length).toBeGreaterThan(1);
  const read = pages.flatMap(({ elements }) => elements.filter(({ role }) => role === 'P'));
  expect(
    read
      .map((each) => each.text)
      .join(' ')
      .split(/\s+/),
  ).toEqual(text.split(' '));
});
