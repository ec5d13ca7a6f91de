// Waits for the end of a run of the tests, then ends what it left running and deletes its folder.
import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFolderPrefix } from './test-folder.ts';

const [folder = '', runPid = ''] = process.argv.slice(2);
const pollMs = 100;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Processes that work in the folder or below. */
function processesIn(root: string): number[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-eo', 'pid=,command='], { encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => line.includes(`${root}/`));
    return lines.map((line) => Number.parseInt(line, 10)).filter((pid) => pid !== process.pid);
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workFolderOf(name).startsWith(`${root}/`))
    .map(Number);
}

function workFolderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

async function cleanUp(root: string): Promise<void> {
  for (let left = processesIn(root); left.length > 0; left = processesIn(root)) {
    for (const pid of left) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    }
    await sleep(20);
  }
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

/** Of runs whose own cleaning process was killed. */
async function cleanUpOlder(): Promise<void> {
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(runFolderPrefix) ? Number(name.slice(runFolderPrefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && name !== basename(folder) && !isAlive(pid))
      await cleanUp(join(dirname(folder), name));
  }
}

await cleanUpOlder();
while (isAlive(Number(runPid))) await sleep(pollMs);
await cleanUp(folder);
