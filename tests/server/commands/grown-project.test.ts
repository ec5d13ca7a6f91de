import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { freePort } from '../../running/free-port.ts';
import { getPage } from '../../running/get-page.ts';
import { copyProject, type ProjectCopy } from '../../services/project-copy.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';

// The project grows by a shop, by a shop in a language that nobody spoke, and by a block: what holds for the others must hold
// for these, with nothing edited by hand but the words of the language.

let copy: ProjectCopy;
/** What the command said of the first shop. */
let made = '';

/** Runs a program in the copy of the project and returns what it said; throws with that when it failed. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy.root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: program.endsWith('vite') ? 'production' : 'test',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

const script = (name: string, ...args: string[]): string =>
  run(process.execPath, join('server/cli', `${name}.ts`), ...args);
const bin = (name: string): string => join(copy.root, 'node_modules/.bin', name);
const test = (...args: string[]): string =>
  run(bin('vitest'), 'run', '--project', 'unit', '--reporter=dot', ...args);

beforeAll(() => {
  copy = copyProject('grown');
  made = script('new-shop', 'ch', '--locale', 'de-CH', '--currency', 'CHF', '--name', 'Linde Schweiz');
  script('new-shop', 'it', '--locale', 'it-IT', '--currency', 'EUR', '--like', 'default/de-DE');
  script('new-block', 'content/pull-quote', 'action', 'island', 'list');
}, 120_000);

it('says what is made, and which files name the shop that it is a copy of', () => {
  expect(made).toMatch(/The shop "ch" \(Linde Schweiz\) is there, like default\/de-DE:\n {2}tenants\/ch\//);
  expect(made).toContain('content-fixtures/ch/pages/de-CH/home.json: Deutschland\n');
  expect(made).not.toContain('pages/de-CH/magazin');
  expect(script('new-shop', '--help')).toMatch(/^npm run new:shop -- <slug> --locale de-CH/);
});

it('publishes the schema of the block without another edit', () => {
  expect(() => script('generate', '--check')).toThrow(/pull-quote/);
  script('generate');
  const published = JSON.parse(copy.read('schemas/published/blocks/pull-quote.json')) as {
    props: { required: string[] };
  };
  expect(published.props.required).toEqual(['headline', 'points']);
});

it('asks for the words of a language that a shop speaks, file by file', () => {
  expect(() => test('tests/blocks/examples.test.ts', '-t', 'there in all languages')).toThrow(
    /renderer\/messages\/it\.json is missing: a shop speaks this language\. Copy a file beside it/,
  );
});

it(
  'holds all that holds for the others, and the tests that the block came with',
  { timeout: 240_000 },
  () => {
    for (const file of globSync('{renderer,blocks}/**/messages/de.json', { cwd: copy.root })) {
      const italian = file.replace('de.json', 'it.json');
      // Words that nobody translated, but signs as Italian has them.
      if (!copy.has(italian))
        copy.write(italian, copy.read(file).replaceAll('{{percent}}\u00a0%', '{{percent}}%'));
    }
    // What the law wants on this button is looked up for each language. (Codice del consumo art. 51)
    const button = 'blocks/kit/checkout/order-button.ts';
    copy.write(
      button,
      copy.read(button).replace(/^ {2}de: /m, "  it: 'ordine con obbligo di pagare',\n  de: "),
    );
    run(bin('tsc'), '--noEmit', '-p', '.');
    const report = join(copy.root, 'report.json');
    test(
      'tenants',
      'tests/content',
      'tests/blocks/examples',
      'pull-quote',
      '--reporter=json',
      `--outputFile=${report}`,
    );
    const { testResults } = JSON.parse(copy.read('report.json')) as { testResults: { name: string }[] };
    expect(testResults.filter(({ name }) => name.includes('/pull-quote/'))).toHaveLength(2);
  },
);

it('shows pages of both shops, and the block on one', { timeout: 120_000 }, async () => {
  const page = { id: 'quote', revision: '1', status: 'published', title: 'Zitat' };
  const where = { tenant: 'ch', locale: 'de-CH', path: '/lp/zitat' };
  const props = { headline: 'Es steht auf der Seite', text: 'Und ein Text.', points: ['Ein Punkt'] };
  const main = [{ id: 'quote', type: 'pull-quote', props }];
  copy.write(
    'content-fixtures/ch/pages/de-CH/zitat.json',
    JSON.stringify({
      format: 'webapp_json',
      formatVersion: 1,
      page: { ...page, ...where },
      regions: { main },
    }),
  );
  run(bin('vite'), 'build', '--app', '--logLevel', 'error');
  const port = await freePort();
  const database = await openTestDatabase();
  const { PATH } = process.env;
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: copy.root,
    env: { PATH, PORT: String(port), LOG_LEVEL: 'fatal', DATABASE_URL: addressOf(database.connection) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const statusOf = (slug: string, path: string): Promise<number> =>
    getPage(port, slug, path).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await expect.poll(() => statusOf('ch', '/lp/zitat'), { timeout: 20_000 }).toBe(200);
    const { body } = await getPage(port, 'ch', '/lp/zitat');
    expect(body).toMatch(/<html lang="de-CH".*Es steht auf der Seite/s);
    expect(body).toContain('.pull-quote-label{');
    expect(body).toMatch(/"pull-quote":"\/assets\/island-[^"]+\.js"/);
    expect(body).toMatch(/"pull-quote":"\/assets\/action-[^"]+\.js"/);
    expect((await getPage(port, 'ch', '/')).body).toContain('Linde Schweiz');
    expect((await getPage(port, 'ch', '/service-hilfe/lieferung')).body).toContain('CHF');
    expect((await getPage(port, 'it', '/')).body).toContain('<html lang="it-IT"');
  } finally {
    shop.kill('SIGKILL');
    await database.close();
  }
});
