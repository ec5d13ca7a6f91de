import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedTestFolder } from './test-folder.ts';

const limitMs = 60_000;

/**
 * Makes something that all test files of a run share, in a folder of that name: who comes first makes it, others wait. The
 * result must survive JSON. Throws to everybody what making it throws.
 */
export async function onceInRun<Made>(name: string, make: (folder: string) => Promise<Made>): Promise<Made> {
  const { folder, isNew } = sharedTestFolder(name);
  const ready = join(folder, 'ready.json');
  const failed = join(folder, 'failed.txt');
  if (isNew) {
    try {
      const made = await make(folder);
      writeFileSync(`${ready}.new`, JSON.stringify(made));
      renameSync(`${ready}.new`, ready);
      return made;
    } catch (error) {
      writeFileSync(failed, (error as Error).message);
      throw error;
    }
  }
  for (const until = performance.now() + limitMs; performance.now() < until; await sleep(20)) {
    if (existsSync(ready)) return JSON.parse(readFileSync(ready, 'utf8')) as Made;
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
  }
  throw new Error(`Another test file began to make the ${name} and did not come to its end`);
}
