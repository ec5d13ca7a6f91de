import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anyLanguage, createExampleShop } from './blocks/block-example.ts';
import { attributeSentences, sentencesInHtml } from './running/attribute-sentences.ts';

// docs/requirements.md names files and tests; this holds that they are there.

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

interface Row {
  number: string;
  requirement: string;
  files: string[];
  tests: { file: string; title: string }[];
}

const rows: Row[] = page.split('\n').flatMap((line) => {
  const [number = '', requirement = '', files = '', tests = ''] = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (!/^(\d\.\d{3}|[TF]\d\d)$/.test(number)) return [];
  return [
    {
      number,
      requirement,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
      tests: [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => ({
        file: file ?? '',
        title: title ?? '',
      })),
    },
  ];
});

test('the page has rows, each number once, and every row of a table is one', () => {
  expect(rows.length).toBeGreaterThan(150);
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const lines = page.split('\n').filter((line) => line.startsWith('|') && !/^\| number |^\|---/.test(line));
  expect(lines).toHaveLength(rows.length);
});

describe.each(rows)('$number', ({ requirement, files, tests }) => {
  test('says what is required, where it is done and what holds it', () => {
    expect(requirement).not.toBe('');
    expect(files).not.toEqual([]);
    expect(tests).not.toEqual([]);
  });

  test('names files that are there', () => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('names tests that are there', () => {
    expect(tests.filter((named) => !isThere(named))).toEqual([]);
  });
});

const bullets = (page.split('## Without a number')[1] ?? '')
  .split(/^\* /m)
  .slice(1)
  .map((text) => text.replaceAll(/\s+/g, ' '));

describe.each(bullets)('without a number: %s', (text) => {
  test('names files and tests that are there', () => {
    const files = [...text.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const tests = [...text.matchAll(/`([^`]+)`((?:,? “[^”]+”)+)/g)].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    );
    expect(tests.filter((named) => !isThere(named))).toEqual([]);
  });
});

describe('a sentence that pages carry in an attribute anyway', () => {
  test('is looked for as text (`seenText`), in its place: in the HTML it is always there', async () => {
    const carried = [...(await attributeSentences(createExampleShop(), anyLanguage))];
    expect(carried.length).toBeGreaterThan(30);
    const files = globSync('{tests/server,tests/faults,blocks,server,renderer}/**/*.test.{ts,tsx}', {
      cwd: root,
    });
    const blind = files.flatMap((file) =>
      sentencesInHtml(readFileSync(join(root, file), 'utf8'))
        .filter((sentence) => sentence.length > 11 && carried.some((each) => each.includes(sentence)))
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(blind).toEqual([]);
  });

  test.each([
    ["expect(answer.text).toContain('Das ist ein Pflichtfeld.');", ['Das ist ein Pflichtfeld.']],
    ["expect(answer.text).not.toContain('Das ist ein Pflichtfeld.');", ['Das ist ein Pflichtfeld.']],
    ["expect(seenText(answer.text)).toContain('Das ist ein Pflichtfeld.');", []],
    ["expect(html).toContain('<p>Das ist ein Pflichtfeld.</p>');", []],
  ])('is found where a test says %s', (source, found) => {
    expect(sentencesInHtml(source)).toEqual(found);
  });
});

function isThere({ file, title }: { file: string; title: string }): boolean {
  if (!existsSync(join(root, file))) return false;
  const text = readFileSync(join(root, file), 'utf8');
  return ["'", '"', '`'].some((quote) => text.includes(quote + title + quote));
}
