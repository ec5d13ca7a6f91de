import { spawn, spawnSync } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place.ts';
import type { Programs } from './programs.ts';
import { fixedSettings } from './server-settings.ts';

/** A running main process of PostgreSQL. */
export interface Postmaster {
  pid: number;
  /** Folder of its socket. */
  socket: string;
  isReady: boolean;
  /** Somebody told it to stop: it lets nobody in any more, and ends when the last has gone. */
  isStopping: boolean;
}

/** The socket's number: part of its name, no TCP port. */
export const socketPort = 5432;

const maxLogBytes = 5_000_000;
const pollMs = 10;

/** What the cluster's pid file tells, whether such a process lives or not. */
function readPidFile(cluster: string): Postmaster | undefined {
  try {
    const [pid, , , , socket = '', , , status = ''] = readFileSync(
      join(cluster, 'postmaster.pid'),
      'utf8',
    ).split('\n');
    // The file is written in parts.
    if (!(Number(pid) > 0)) return undefined;
    const state = status.trim();
    return { pid: Number(pid), socket, isReady: state === 'ready', isStopping: state === 'stopping' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The cluster's server, when one runs. A pid file that a crash left is no sign of one: after a restart of the machine or
 * container its number may be another process's.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const found = readPidFile(cluster);
  return found && isServerOf(cluster, found.pid) ? found : undefined;
}

/** Whether the cluster's server was told to stop. Reads one small file. */
export function isPostmasterStopping(cluster: string): boolean {
  return readPidFile(cluster)?.isStopping ?? false;
}

/** Whether the process is a server that works in the cluster's folder, by whatever path it was given. */
function isServerOf(cluster: string, pid: number): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return /postgres\b/.test(stdout) && stdout.includes(cluster);
  }
  try {
    // A process that has ended but was not yet waited for has no command line.
    if (!/postgres\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) return false;
    const [ours, theirs] = [statSync(cluster), statSync(`/proc/${pid}/cwd`)];
    return ours.dev === theirs.dev && ours.ino === theirs.ino;
  } catch (error) {
    // Who hides its folder from us might be one.
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

/**
 * Starts a server on the cluster and waits until it takes connections, however long it recovers. Throws with PostgreSQL's
 * own last words when it ends. The server outlives this process: who starts next adopts it.
 */
export async function startPostmaster(
  place: Place,
  programs: Programs,
  settings: readonly string[],
): Promise<void> {
  await removeStalePidFile(place.cluster, place.socket);
  const log = openLog(place);
  const logStart = statSync(place.logFile).size;
  const args = ['-D', place.cluster, ...fixedSettings(place.socket), ...settings];
  const child = spawn(join(programs.bin, 'postgres'), args, {
    // In a session of its own, so that Ctrl-C reaches the shop alone, which then stops the server.
    detached: true,
    stdio: ['ignore', log, log],
    cwd: '/',
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    ...place.user,
  });
  closeSync(log);
  const state: { hasEnded: boolean; error?: Error } = { hasEnded: false };
  child.once('error', (error) => Object.assign(state, { hasEnded: true, error }));
  child.once('exit', () => (state.hasEnded = true));
  child.unref();
  while (!state.hasEnded) {
    const found = readPidFile(place.cluster);
    if (found?.pid === child.pid && found?.isReady) return;
    await sleep(pollMs);
  }
  const complaint = state.error?.message ?? lastWords(place.logFile, logStart);
  throw new Error(`PostgreSQL did not start: ${complaint} (${place.logFile})`);
}

/**
 * Ends the server: transactions under way are rolled back, everything else is written. After `limitMs` harder, which costs a
 * recovery at the next start. Resolves when it is gone.
 */
export async function stopPostmaster(cluster: string, limitMs: number): Promise<void> {
  for (const [signal, withinMs] of [
    ['SIGINT', limitMs],
    ['SIGQUIT', 5000],
    ['SIGKILL', 1000],
  ] as const) {
    const running = findPostmaster(cluster);
    if (running === undefined) return;
    signalProcess(running.pid, signal);
    for (let waited = 0; waited < withinMs; waited += pollMs) {
      if (findPostmaster(cluster)?.pid !== running.pid) return;
      await sleep(pollMs);
    }
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** PostgreSQL refuses to start while a process with the number in its pid file lives, be it what it may. */
async function removeStalePidFile(cluster: string, socket: string): Promise<void> {
  const left = readPidFile(cluster);
  if (left === undefined || findPostmaster(cluster) !== undefined) return;
  const address = join(left.socket, `.s.PGSQL.${socketPort}`);
  // A server in another container has a number that means nothing here, but its socket is the same.
  if (left.socket !== '' && (await isListening(address))) {
    throw new Error(
      `PostgreSQL runs on ${cluster} where this process cannot see it, as in another container: end it there.`,
    );
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(socket, `.s.PGSQL.${socketPort}.lock`), { force: true });
}

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(address);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}

function openLog({ logFile, user }: Place): number {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) truncateSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  // That user may start it without root one day.
  if (user) fchownSync(log, user.uid, user.gid);
  return log;
}

/** The last complaint in the log since the position. */
function lastWords(file: string, from: number): string {
  const lines = readFileSync(file).subarray(from).toString('utf8').trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line));
  return (complaint ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC): +/, '') || 'it ended without a word';
}
