import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from '../../server/storage/database/database.ts';
import { chooseUser } from '../../server/storage/database/embedded/run-as.ts';
import { freePort } from '../running/free-port.ts';
import { makeTestFolder } from './test-folder.ts';

/** A PostgreSQL server that this machine has installed, on a port, with a password. */
export interface PostgresServer {
  url: string;
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

const packages = '/usr/lib/postgresql';

/**
 * How to get a server that somebody else runs (`TEST_DATABASE_URL`) or that this machine has installed (Debian's
 * `postgresql`); `undefined` where there is none, unless `TEST_SERVERS=required`.
 */
export function findPostgres(): (() => Promise<RunningServer>) | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (url)
    return () => Promise.resolve({ server: { connectionString: url }, close: () => Promise.resolve() });
  const bin = installedPostgres();
  if (bin === undefined) return undefined;
  return async () => {
    const server = await startPostgres(bin);
    return { server: { connectionString: server.url }, close: () => server.kill() };
  };
}

interface RunningServer {
  server: DatabaseConnection;
  close: () => Promise<void>;
}

/** Folder of the newest installed programs, or `undefined`. */
export function installedPostgres(): string | undefined {
  const [newest] = existsSync(packages)
    ? readdirSync(packages).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const bin = join(packages, newest ?? '', 'bin');
  if (newest !== undefined && existsSync(join(bin, 'initdb'))) return bin;
  if (process.env.TEST_SERVERS === 'required') throw new Error(`There is no PostgreSQL in ${packages}`);
  return undefined;
}

/** Makes a cluster with the installed programs, and starts it. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = makeTestFolder('postgres');
  const data = join(folder, 'data');
  const user = chooseUser(data);
  const passwordFile = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, 'secret\n');
  if (user) chownSync(data, user.uid, user.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'shop',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--locale=C.UTF-8',
      '-E',
      'UTF8',
      '-N',
    ],
    { encoding: 'utf8', cwd: '/', ...user },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://shop:secret@127.0.0.1:${port}/postgres`;
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    data,
    '-c',
    'fsync=off',
    '-c',
    'listen_addresses=127.0.0.1',
  ];
  let child: ReturnType<typeof spawn> | undefined;

  const server: PostgresServer = {
    url,
    async start() {
      await untilAnswers(url, () => {
        // Right after a crash it may refuse once: processes of the old one have not ended yet.
        if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
          child = spawn(join(bin, 'postgres'), args, { stdio: 'ignore', cwd: '/', ...user });
        }
      });
    },
    async kill() {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill('SIGKILL');
      await ended;
    },
  };
  await server.start();
  return server;
}

async function untilAnswers(url: string, ensureRuns: () => void): Promise<void> {
  for (let attempts = 0; attempts < 500; attempts += 1) {
    ensureRuns();
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(20);
    }
  }
  throw new Error('The PostgreSQL server does not answer');
}
