import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** All folders of one run of the tests lie in one, whose name ends in the process that runs them. */
export const runFolderPrefix = 'shop-tests-';

/** Workers are children, or threads, of the process that runs the tests; what all of them share is made in that itself. */
const isWorkerProcess = process.env.VITEST_POOL_ID !== undefined && isMainThread;
const runPid = isWorkerProcess ? process.ppid : process.pid;
const runFolder = join(tmpdir(), `${runFolderPrefix}${runPid}`);

/**
 * A new folder for data and servers of a test, which unprivileged users may enter. When the run of the tests is over, be it
 * killed, another process ends every process that works in the folder and deletes it.
 */
export function makeTestFolder(name: string): string {
  openRunFolder();
  const folder = mkdtempSync(join(runFolder, `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** A folder that all test files of the run know; `isNew` for who comes first. */
export function sharedTestFolder(name: string): { folder: string; isNew: boolean } {
  openRunFolder();
  const folder = join(runFolder, name);
  return { folder, isNew: makeFolder(folder) };
}

function openRunFolder(): void {
  if (!makeFolder(runFolder)) return;
  const script = join(import.meta.dirname, 'clean-up.ts');
  spawn(process.execPath, [script, runFolder, String(runPid)], {
    detached: true,
    stdio: 'ignore',
    cwd: '/',
  }).unref();
}

/** Whether it was not there yet. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o755 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
