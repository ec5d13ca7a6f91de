import { execFileSync, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { freePort } from '../../running/free-port.ts';
import { copyProject, type ProjectCopy } from '../../services/project-copy.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';

const bin = resolve('node_modules/.bin');
let copy: ProjectCopy;

/** Runs a program in the copy of the project. */
function run(program: string, ...args: string[]): string {
  const environment = { ...process.env, NODE_ENV: program.endsWith('vite') ? 'production' : 'test' };
  return execFileSync(program, args, {
    cwd: copy.root,
    encoding: 'utf8',
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

beforeAll(() => {
  copy = copyProject('new-block');
  run(process.execPath, 'server/cli/new-block.ts', 'content/pull-quote', 'action', 'island', 'list');
}, 120_000);

it('publishes the schema of a scaffolded block without another edit', () => {
  expect(() => run(process.execPath, 'server/cli/generate.ts', '--check')).toThrow(/pull-quote/);
  run(process.execPath, 'server/cli/generate.ts');
  const published = JSON.parse(copy.read('schemas/published/blocks/pull-quote.json')) as {
    props: { required: string[] };
  };
  expect(published.props.required).toEqual(['headline', 'points']);
});

it('comes with tests, which pass with those of all blocks', () => {
  const report = join(copy.root, 'report.json');
  const files = ['pull-quote', 'tests/blocks', 'tests/content/block-use'];
  const name = 'pull-quote|every block|texts';
  run(
    join(bin, 'vitest'),
    'run',
    '--project',
    'unit',
    ...files,
    '-t',
    name,
    '--reporter=json',
    `--outputFile=${report}`,
  );
  const { testResults, numPassedTests } = JSON.parse(copy.read('report.json')) as {
    numPassedTests: number;
    testResults: { name: string; status: string }[];
  };
  expect(numPassedTests).toBeGreaterThan(10);
  expect(testResults.filter(({ name: file }) => file.includes('pull-quote'))).toHaveLength(2);
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
  const props = { headline: 'Es steht auf der Seite', text: 'Und ein Text.', points: ['Ein Punkt'] };
  const main = [{ id: 'quote', type: 'pull-quote', props }];
  copy.write(
    'content-fixtures/at/pages/de-AT/zitat.json',
    JSON.stringify({ format: 'webapp_json', formatVersion: 1, page, regions: { main } }),
  );
  run(join(bin, 'vite'), 'build', '--app', '--logLevel', 'error');
  const port = await freePort();
  const database = await openTestDatabase();
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: copy.root,
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
    expect(html).toContain('.pull-quote-label{');
    expect(html).toMatch(/"pull-quote":"\/assets\/island-[^"]+\.js"/);
    expect(html).toMatch(/"pull-quote":"\/assets\/action-[^"]+\.js"/);
  } finally {
    shop.kill('SIGKILL');
    await database.close();
  }
});
