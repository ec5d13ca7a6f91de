import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nodeFlags from '../../server/process/node-flags.json' with { type: 'json' };
import type { DatabaseConnection } from '../../server/storage/database/database.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { addressOf, openTestDatabase } from '../services/test-database.ts';
import { makeTestFolder } from '../services/test-folder.ts';
import { freePort } from './free-port.ts';

/** The built shop as its own process. */
export interface RunningShop {
  port: number;
  /** Origin of a tenant's shop. */
  origin(tenant: string): string;
  process: ChildProcess;
  /** Where its database is, for what no page of it does. */
  connection: DatabaseConnection;
  /** Its folder. */
  data: string;
  /** What it wrote so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Milliseconds, on a busy machine. */
const startLimitMs = 45_000;

export interface RunningShopOptions {
  /** Whether it has products (600 in each shop), and is ready to search them. Default: an empty catalogue. */
  catalogue?: boolean;
  /** Folder of the project, where it is another one: with other tenants. */
  root?: string;
  /** Another process, whose database and files it shares; with its port once that one has ended. Stop it first. */
  beside?: RunningShop;
  port?: number;
}

/** Starts `dist/server/main.js` on a free port with data and a database of its own; pictures are shared with earlier runs. */
export async function startShop(
  environment: Record<string, string> = {},
  { catalogue = false, root, beside, port: wanted }: RunningShopOptions = {},
): Promise<RunningShop> {
  const port = wanted ?? (await freePort());
  const data = beside?.data ?? makeTestFolder('shop');
  const database = beside ? undefined : await (catalogue ? openSeededDatabase() : openTestDatabase());
  const connection = database?.connection ?? beside?.connection;
  if (!connection) throw new Error('There is no database');
  const child = spawn(process.execPath, [...nodeFlags, resolve('dist/server/main.js')], {
    ...(root !== undefined && { cwd: root }),
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      LOG_LEVEL: 'warn',
      PICTURE_DIR: resolve('.data/pictures'),
      DATABASE_URL: addressOf(connection),
      // What a test changes are files.
      CONTENT_STORE: 'false',
      ...environment,
      PORT: String(port),
      DATA_DIR: data,
    },
    // By its channel it learns that the tests are over, however they ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (const until = performance.now() + startLimitMs; ;) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`The shop did not start:\n${output}`);
    if (output.includes('Ready after') && (!catalogue || (await isReady(port)))) break;
    await sleep(25);
  }
  return {
    port,
    origin: (tenant) => `http://${tenant}.localhost:${port}`,
    process: child,
    ...{ connection, data },
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await database?.close();
      if (!beside) rmSync(data, { recursive: true, force: true });
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  // A shop that has ended since says why in its output.
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}
