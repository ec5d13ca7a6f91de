import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevServer, type DevServer } from '../../../server/cli/dev/dev-server.ts';
import { readSettings } from '../../../server/config.ts';
import { getPage } from '../../running/get-page.ts';
import { copyProject, type ProjectCopy } from '../../services/project-copy.ts';

// The project grows by a shop, by a shop in a language that nobody spoke, and by a block: what holds for the others must hold
// for these, with nothing edited by hand but the words of the language.

let copy: ProjectCopy;
let dev: DevServer | undefined;

/** Runs a program in the copy of the project and returns what it said; throws with that when it failed. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: '0' },
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
  script('new-shop', 'ch', '--locale', 'de-CH', '--currency', 'CHF', '--name', 'Linde Schweiz');
  script('new-shop', 'it', '--locale', 'it-IT', '--currency', 'EUR', '--like', 'default/de-DE');
  script('new-block', 'content/pull-quote', 'action', 'island', 'list');
}, 120_000);

afterAll(async () => {
  await dev?.close();
});

it('asks for the words of a language that a shop speaks, file by file', () => {
  expect(() => test('tests/blocks/examples.test.ts', '-t', 'there in all languages')).toThrow(
    /renderer\/messages\/it\.json is missing: a shop speaks this language\. Copy a file beside it/,
  );
});

it('holds all that holds for the others', { timeout: 240_000 }, () => {
  for (const file of globSync('{renderer,blocks}/**/messages/de.json', { cwd: copy.root })) {
    const italian = file.replace('de.json', 'it.json');
    if (!copy.has(italian)) copy.write(italian, copy.read(file));
  }
  const search = 'server/search/languages';
  copy.write(
    `${search}/italian.ts`,
    copy.read(`${search}/german.ts`).replace('const german', 'const italian'),
  );
  copy.write(
    `${search}/locale-language.ts`,
    copy
      .read(`${search}/locale-language.ts`)
      .replace('import { german }', "import { italian } from './italian.ts';\nimport { german }")
      .replace('de: german,', 'de: german, it: italian,'),
  );
  run(bin('tsc'), '--noEmit', '-p', '.');
  expect(test('tenants', 'tests/content', 'tests/blocks/examples.test.ts', 'pull-quote')).toBeGreaterThan(
    3000,
  );
});

it('shows pages of both, and the block in their languages', async () => {
  const settings = readSettings({
    NODE_ENV: 'development',
    DATA_DIR: join(copy.root, '.data'),
    CONTENT_DIR: join(copy.root, 'content-fixtures'),
  });
  dev = await createDevServer({
    settings,
    root: copy.root,
    log: pino({ level: 'silent' }),
    viteLog: 'silent',
  });
  const { server } = dev;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const read = async (slug: string, path: string): Promise<string> => {
    const { status, body } = await getPage(port, slug, path);
    expect([slug, path, status]).toEqual([slug, path, 200]);
    return body;
  };
  expect(await read('ch', '/')).toMatch(/<html lang="de-CH".*Linde Schweiz/s);
  expect(await read('ch', '/service-hilfe/lieferung')).toContain('CHF');
  expect(await read('it', '/')).toContain('<html lang="it-IT"');
  for (const slug of ['at', 'ch', 'it'])
    expect(await read(slug, '/dev/blocks/pull-quote')).toContain('data-action="pull-quote"');
});
