import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('the README’s table of settings names those that are read, each once, and no others', () => {
  const table = /<!-- settings:begin -->(.*)<!-- settings:end -->/s.exec(read('README.md'))?.[1] ?? '';
  const told = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  const known = [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(20);
  expect(new Set(told)).toEqual(new Set(known));
  expect(told).toHaveLength(known.length);
});
