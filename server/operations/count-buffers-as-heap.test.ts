import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What Node says when V8 is asked for a flag; of one that it does not know V8 says just that. */
const saidOf = (source: string): string =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' }).stderr;

test('the flag that is set is one that this version of V8 knows', () => {
  const module = fileURLToPath(new URL('count-buffers-as-heap.ts', import.meta.url));
  expect(saidOf(`(await import('${module}')).countBuffersAsHeap()`)).toBe('');
  expect(saidOf("(await import('node:v8')).setFlagsFromString('--no-such-flag')")).not.toBe('');
});
