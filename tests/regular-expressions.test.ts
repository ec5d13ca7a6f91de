import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { readTenants } from '../tenants/read-tenants.ts';

// A text that a visitor or an editor sends must not keep the server busy: no expression may take more than linear time.

const root = join(import.meta.dirname, '..');
const files = globSync('{server,renderer,blocks,schemas,tenants}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
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

/** The checker tries random texts, within limits of time by itself: here the same ones, however busy the machine is. */
const sameEachTime = {
  randomSeed: 1,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  recallTimeout: null,
};

const Original = globalThis.RegExp;

/** Expressions that are put together of parts while code runs. */
async function composedBy(file: string, run: () => Promise<unknown>): Promise<Found[]> {
  const found: Found[] = [];
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      const made = new target(pattern, flags);
      found.push({ file, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

// What is composed while a module loads is seen only when it loads here.
vi.resetModules();
const composed: Found[] = [
  ...(await composedBy('schemas/money/parse-amount.ts', async () => {
    const { parseAmount } = await import('../schemas/money/parse-amount.ts');
    // One locale for each way of parting thousands, and one that nobody knows.
    for (const locale of ['de-AT', 'fr-CH', 'fr-FR', 'en-IE', 'xx']) parseAmount('1', locale);
  })),
  ...(await composedBy('schemas/visible-text.ts', () => import('../schemas/visible-text.ts'))),
  ...(await composedBy('schemas/escape-text.ts', () => import('../schemas/escape-text.ts'))),
  ...(await composedBy('renderer/draw/static-markup.ts', () => import('../renderer/draw/static-markup.ts'))),
  ...(await composedBy('schemas/json.ts', () => import('../schemas/json.ts'))),
  ...(await composedBy('server/check/terminal-text.ts', () => import('../server/check/terminal-text.ts'))),
  ...(await composedBy('renderer/draw/view-marks.ts', () => import('../renderer/draw/view-marks.ts'))),
  ...(await composedBy('schemas/tenant/route-table.ts', async () => {
    const { routeTable } = await import('../schemas/tenant/route-table.ts');
    for (const { config } of readTenants(join(root, 'tenants')))
      for (const { locale } of config.locales) routeTable(config, locale);
  })),
];

describe('no regular expression takes more than linear time', () => {
  test.each([...files.flatMap(expressionsOf), ...composed])('$file /$source/$flags', ({ source, flags }) => {
    const answer = checkSync(source, flags, sameEachTime);
    expect(answer).toMatchObject({ status: 'safe' });
  });

  test('and this would find one that does', () => {
    expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
    expect(files.flatMap(expressionsOf).length).toBeGreaterThan(100);
    expect(new Set(composed.map(({ file }) => file)).size).toBe(8);
  });
});
