import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('cms.ts', import.meta.url));

/** Starts the command; `printed` resolves as soon as its output matches. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = (chunk: string): void => {
        output += chunk;
        const found = pattern.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      child.stdout.setEncoding('utf8').on('data', look);
      child.stderr.setEncoding('utf8').on('data', look);
      child.once('close', () => reject(new Error(output)));
    });
  return { child, printed };
}

test('serves a folder until it is told to stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cms-command-'));
  await mkdir(join(folder, 'default/buckets/fr-CH/usp-bar'), { recursive: true });
  await writeFile(join(folder, 'default/buckets/fr-CH/usp-bar/web.json'), '{"usps":[]}');
  const { child, printed } = run('--port', '0', '--folder', folder);
  const base = await printed(/BUCKET_URL=(\S+)/);
  const response = await fetch(`${base}/fr-CH/usp-bar/web.json`);
  expect(await response.json()).toEqual({ usps: [] });
  // A shop that is new meanwhile.
  await mkdir(join(folder, 'neu/buckets/nl-NL/usp-bar'), { recursive: true });
  await writeFile(join(folder, 'neu/buckets/nl-NL/usp-bar/web.json'), '{"usps":[1]}');
  expect(await (await fetch(`${base}/nl-NL/usp-bar/web.json`)).json()).toEqual({ usps: [1] });
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  await rm(folder, { recursive: true });
});

test.each([
  [[]],
  [['--port', 'achtzig']],
  [['--port', '70000']],
  [['--port', '0', '--folder', 'fehlt']],
  [['--what']],
])('with %o says what is wrong and ends', async (args) => {
  const { child, printed } = run(...args);
  const said = printed(/Usage|content folder|Unknown option/);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(await said).toBeTruthy();
});
