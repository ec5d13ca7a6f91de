import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../running/free-port.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';

const parts = [
  'server',
  'renderer',
  'blocks',
  'schemas',
  'tenants',
  'content-fixtures',
  'tests',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];
const bin = resolve('node_modules/.bin');
let copy: string;

/** Runs a program in the copy of the project. */
function run(program: string, ...args: string[]): string {
  const environment = { ...process.env, NODE_ENV: program.endsWith('vite') ? 'production' : 'test' };
  return execFileSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  run(process.execPath, 'server/cli/new-block.ts', 'content/pull-quote');
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('publishes the schema of a scaffolded block without another edit', () => {
  expect(() => run(process.execPath, 'server/cli/generate.ts', '--check')).toThrow(/pull-quote/);
  run(process.execPath, 'server/cli/generate.ts');
  const published = JSON.parse(
    readFileSync(join(copy, 'schemas/published/blocks/pull-quote.json'), 'utf8'),
  ) as { props: { required: string[] } };
  expect(published.props.required).toEqual(['headline']);
  expect(() => run(process.execPath, 'server/cli/generate.ts', '--check')).not.toThrow();
});

it('tests its examples with all the others', () => {
  const report = join(copy, 'report.json');
  run(
    join(bin, 'vitest'),
    'run',
    '--project',
    'unit',
    'tests/blocks',
    '-t',
    'pull-quote',
    '--reporter=json',
    `--outputFile=${report}`,
  );
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
  expect(numPassedTests).toBeGreaterThan(0);
});

it('shows it on a page', async () => {
  const page = {
    id: 'quote',
    tenant: 'at',
    locale: 'de-AT',
    path: '/lp/zitat',
    revision: '1',
    status: 'published',
    title: 'Zitat',
  };
  const main = [{ id: 'quote', type: 'pull-quote', props: { headline: 'Es steht auf der Seite' } }];
  writeFileSync(
    join(copy, 'content-fixtures/at/pages/de-AT/zitat.json'),
    JSON.stringify({ format: 'webapp_json', formatVersion: 1, page, regions: { main } }),
  );
  run(join(bin, 'vite'), 'build', '--app', '--logLevel', 'error');
  const port = await freePort();
  const database = await openTestDatabase();
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      DATABASE_URL: addressOf(database.connection),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/lp/zitat`).then(
            (response) => response.status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200);
    const html = await (await fetch(`http://127.0.0.1:${port}/lp/zitat`)).text();
    expect(html).toContain('Es steht auf der Seite');
    expect(html).toContain('.pull-quote{');
  } finally {
    shop.kill('SIGKILL');
    await database.close();
  }
});
