import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

// A text that a visitor or an editor sends must not keep the server busy: no expression may take more than linear time.

const root = join(import.meta.dirname, '..');
const files = globSync('{server,renderer,blocks,schemas,tenants}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\/test-/.test(file),
);

interface Found {
  file: string;
  source: string;
  flags: string;
}

function expressionsOf(file: string): Found[] {
  const found = new Map<string, Found>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.set(`${pattern}/${flags}`, { file, source: pattern, flags });
    }
    for (const part of Object.values(node)) look(part);
  };
  look(parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return [...found.values()];
}

/** Expressions that are put together from parts, as they come out. */
const composed: Found[] = [
  [
    'schemas/money/parse-amount.ts',
    String.raw`^(\d*|[1-9]\d{0,2}([.\s])\d{3}(?:\2\d{3})*)(?:([.,])(\d{0,2}|--?|–|—))?$`,
  ],
  ['schemas/money/parse-amount.ts', '^(?:€|EUR)|(?:€|EUR)$'],
  ['schemas/route-table.ts', '^/c/(.+)$'],
  ['schemas/route-table.ts', '^/p/([^/]+)/([^/]+)$'],
].map(([file = '', source = '']) => ({ file, source, flags: '' }));

describe('no regular expression takes more than linear time', () => {
  test.each([...files.flatMap(expressionsOf), ...composed])('$file /$source/$flags', ({ source, flags }) => {
    expect(checkSync(source, flags, { timeout: 20_000 })).toMatchObject({ status: 'safe' });
  });

  test('and this would find one that does', () => {
    expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
    expect(files.flatMap(expressionsOf).length).toBeGreaterThan(100);
  });
});
