import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPostmaster } from '../../server/storage/database/embedded/postmaster.ts';
import { freePort } from '../running/free-port.ts';
import { makeTestFolder } from '../services/test-folder.ts';

// What `npm start` and the other commands start ends with them, whoever is told to end, and whoever is killed.

const root = join(import.meta.dirname, '../..');
/** What `server/cli/run.mjs` does once everything is built. */
const launcher = `
import { launch, stopOnSignal } from ${JSON.stringify(join(root, 'server/cli/launch.mjs'))};
stopOnSignal();
console.log('launcher ' + process.pid);
process.exit(await launch(process.execPath, ['dist/server/main.js'], { cwd: ${JSON.stringify(root)}, channel: true }));
`;

let folder = '';
let cluster = '';
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = makeTestFolder('launched');
  cluster = join(folder, 'postgres/cluster');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const pid of leftOver()) process.kill(pid, 'SIGKILL');
});

/** Processes that were started with our data folder. */
function leftOver(): number[] {
  const postmaster = findPostmaster(cluster)?.pid;
  if (process.platform !== 'linux') return postmaster === undefined ? [] : [postmaster];
  const ours = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name));
  return [...new Set([...ours.map(Number), ...(postmaster === undefined ? [] : [postmaster])])];
}

function isOurs(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}\0`);
  } catch {
    return false;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe('a shop that npm has started', () => {
  let port = 0;
  let npm: ChildProcess;
  let said = '';

  /** Resolves when the shop answers; with the number of the launcher's process. */
  async function startShop(): Promise<number> {
    port = await freePort();
    said = '';
    writeFileSync(join(folder, 'launcher.mjs'), launcher);
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'launched', private: true, scripts: { start: 'node launcher.mjs' } }),
    );
    npm = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      env: {
        PATH: [join(process.execPath, '..'), process.env.PATH].join(':'),
        HOME: folder,
        DATA_DIR: folder,
        PORT: String(port),
        PICTURE_DIR: join(root, '.data/pictures'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(npm);
    for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
    const hasEnded = once(npm, 'exit');
    while (!said.includes('Ready after') && npm.exitCode === null)
      await Promise.race([hasEnded, once(npm.stdout ?? npm, 'data')]);
    expect(said).toContain('Ready after');
    expect(await isListening(port)).toBe(true);
    expect(findPostmaster(cluster)).toBeDefined();
    return Number(/launcher (\d+)/.exec(said)?.[1]);
  }

  /** What there is once it had the time to end: processes, whether its port is taken, and how often it was told. */
  async function whatIsLeft(): Promise<{ processes: number[]; isListening: boolean; stops: number }> {
    for (const until = performance.now() + 30_000; leftOver().length > 0 && performance.now() < until;)
      await sleep(50);
    return {
      processes: leftOver(),
      isListening: await isListening(port),
      stops: said.match(/Stopping: finishing what is under way/g)?.length ?? 0,
    };
  }
  const nothing = { processes: [], isListening: false, stops: 1 };

  test.each(['SIGTERM', 'SIGKILL'] as const)('ends with npm, which gets %s', async (signal) => {
    await startShop();
    npm.kill(signal);
    expect(await whatIsLeft()).toEqual(nothing);
  });

  test('ends with its launcher, which is killed', async () => {
    process.kill(await startShop(), 'SIGKILL');
    expect(await whatIsLeft()).toEqual(nothing);
  });

  test('ends in order where all of them are told at once, as service managers do', async () => {
    await startShop();
    process.kill(-(npm.pid ?? 0), 'SIGTERM');
    expect(await whatIsLeft()).toEqual(nothing);
  });
});

describe('a command that has started the embedded database', () => {
  function startSeed(): ChildProcess {
    const child = spawn(process.execPath, ['dist/server/seed.js', '--products', '100000'], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.push(child);
    return child;
  }

  test.each([
    ['is told to', (child: ChildProcess) => void child.kill('SIGTERM')],
    ['loses who started it', (child: ChildProcess) => child.disconnect()],
  ])('ends it when it %s', async (_, end) => {
    const child = startSeed();
    // It is only just there: the command waits for it.
    await expect.poll(() => findPostmaster(cluster), { interval: 5 }).toBeDefined();
    const ended = once(child, 'exit');
    end(child);
    expect(await ended).toEqual([1, null]);
    expect(leftOver()).toEqual([]);
  });
});
