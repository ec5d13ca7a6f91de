import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';
import { DatabaseUnavailable } from '../../server/storage/database/database-unavailable.ts';
import type { EmbeddedServerOptions } from '../../server/storage/database/embedded/embedded-server.ts';
import { findPostmaster } from '../../server/storage/database/embedded/postmaster.ts';
import { findProgramFolder } from '../../server/storage/database/embedded/programs.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { outageOf } from '../contract/database.contract.ts';
import { startApp, type AppProcess } from '../services/app-process.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { makeTestFolder } from '../services/test-folder.ts';

// The embedded database when processes die, meet and hang.

const isRoot = process.getuid?.() === 0;

let folder = '';
let cluster = '';
let log = collectingLog();
let options: {
  dataDir: string;
  name: string;
  shelter: string;
  settings: Record<string, string>;
  ownerWaitMs: number;
};
const opened: Database[] = [];
const apps: AppProcess[] = [];

beforeEach(() => {
  folder = makeTestFolder('embedded');
  cluster = join(folder, 'postgres', 'cluster');
  log = collectingLog();
  // A crash of processes loses nothing that was handed to the system; only the system's own crash needs fsync.
  options = { dataDir: folder, name: 'test', shelter: folder, settings: { fsync: 'off' }, ownerWaitMs: 0 };
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const { child } of apps.splice(0)) child.kill('SIGKILL');
  const left = findPostmaster(cluster);
  if (left) process.kill(left.pid, 'SIGQUIT');
});

async function open(more: Partial<EmbeddedServerOptions> = {}): Promise<Database> {
  const database = await openDatabase({ driver: 'embedded', ...options, ...more, log });
  opened.push(database);
  return database;
}

async function close(database: Database): Promise<void> {
  opened.splice(opened.indexOf(database), 1);
  await database.close();
}

function start(more: object = {}): AppProcess {
  const app = startApp(folder, { ...options, ...more });
  apps.push(app);
  return app;
}

const postmaster = (): number => findPostmaster(cluster)?.pid ?? 0;
const makeTable = (database: Database) => sql`create table mark (n int primary key)`.execute(database.kysely);
const write = (database: Database, n: number) => sql`insert into mark values (${n})`.execute(database.kysely);
async function read(database: Database): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from mark order by n`.execute(database.kysely);
  return rows.map(({ n }) => n);
}

/** Calls until it is answered; every answer before that must be an outage. */
async function untilAnswered(database: Database): Promise<void> {
  for (;;) {
    try {
      return await database.ping();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await sleep(10);
    }
  }
}

describe('the embedded database', () => {
  test('keeps what it was given, and leaves no process', async () => {
    const first = await open();
    await makeTable(first);
    await write(first, 1);
    await close(first);
    expect(findPostmaster(cluster)).toBeUndefined();
    expect(await read(await open())).toEqual([1]);
  });

  test('listens on no port, and writes down no values of statements', async () => {
    const database = await open();
    const { rows } =
      await sql`select current_setting('listen_addresses') as ports, current_setting('jit') as jit,
      current_setting('unix_socket_permissions') as mode`.execute(database.kysely);
    expect(rows).toEqual([{ ports: '', jit: 'off', mode: '0700' }]);
    await makeTable(database);
    await write(database, 4711);
    await expect(write(database, 4711)).rejects.toMatchObject({ code: '23505' });
    expect(readFileSync(join(folder, 'postgres', 'server.log'), 'utf8')).not.toContain('4711');
  });

  test('stops though its log was deleted', async () => {
    const database = await open();
    rmSync(join(folder, 'postgres', 'server.log'));
    await close(database);
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  test('goes on when the application crashes, and is adopted and stopped by the next', async () => {
    const app = start();
    await app.line(/^open/);
    const pid = postmaster();
    await app.kill();
    expect(postmaster()).toBe(pid);
    const next = await open();
    expect(postmaster()).toBe(pid);
    await close(next);
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  test('comes back with every acknowledged row when it is killed, without a crash of the application', async () => {
    const database = await open();
    await makeTable(database);
    const acknowledged: number[] = [];
    const over = new AbortController();
    const writing = (async () => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const answer = await outageOf(write(database, n));
        if (typeof answer === 'object') acknowledged.push(n);
        else await sleep(5);
      }
    })();
    for (let round = 0; round < 2; round += 1) {
      await sleep(100);
      process.kill(postmaster(), 'SIGKILL');
      await untilGone(database);
      await untilAnswered(database);
    }
    over.abort();
    await writing;
    const rows = await read(database);
    expect(acknowledged.filter((n) => !rows.includes(n))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(log.lines).toContain('The embedded database runs again');
  });

  test('comes back when one of its processes crashes, and stays ours', async () => {
    const database = await open();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.kysely);
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await untilGone(database);
    await untilAnswered(database);
    while (!log.lines.includes('The embedded database runs again')) await sleep(10);
    await expect(open()).rejects.toThrow('in use by another process');
  });

  test('comes back when somebody tells it to stop, instead of waiting for us to leave', async () => {
    const database = await open();
    await database.ping();
    const pid = postmaster();
    process.kill(pid, 'SIGTERM');
    while (!log.lines.includes('The embedded database runs again')) await sleep(10);
    await untilAnswered(database);
    expect(postmaster()).not.toBe(pid);
    await expect(open()).rejects.toThrow('in use by another process');
  });

  test('loses nothing when application and server are killed together', async () => {
    const app = start();
    await app.line(/^open/);
    const beside = await open({ mayJoin: true });
    await makeTable(beside);
    for (const n of [1, 2, 3]) await write(beside, n);
    await app.kill();
    process.kill(postmaster(), 'SIGKILL');
    await close(beside);
    expect(await read(await open())).toEqual([1, 2, 3]);
  });

  test('is started once when two applications begin at the same time: the other is told who has it', async () => {
    const both = [start(), start()];
    const ends = await Promise.all(both.map((app) => app.line(/^(open|failed)/)));
    const refused = ends.find((line) => line.startsWith('failed'));
    expect(ends.filter((line) => line.startsWith('open'))).toHaveLength(1);
    const owner = both[ends.findIndex((line) => line.startsWith('open'))];
    expect(refused).toContain(`in use by another process (test, process ${owner?.child.pid})`);
    expect(await owner?.stop()).toBe(0);
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  test('is taken over from an application that is just stopping', async () => {
    const leaving = start();
    await leaving.line(/^open/);
    const coming = start({ ownerWaitMs: 30_000 });
    await sleep(300);
    await leaving.stop();
    await coming.line(/^open/);
    await expect(open()).rejects.toThrow(`process ${coming.child.pid}`);
  });

  test('can be used by a tool beside the application, which does not stop it', async () => {
    const app = start();
    await app.line(/^open/);
    const tool = await open({ mayJoin: true });
    await tool.ping();
    const pid = postmaster();
    await close(tool);
    expect(postmaster()).toBe(pid);
  });

  test('goes on for a process that joined when its owner stops', async () => {
    const first = start();
    await first.line(/^open/);
    const second = start({ mayJoin: true, takesOver: true });
    await second.line(/^open/);
    const third = await open({ mayJoin: true, takesOver: true });
    await makeTable(third);

    await first.stop();
    await untilAnswered(third);
    await write(third, 1);
    // Whoever of the two was faster owns it; when that is the other, its end is one more change.
    await second.stop();
    await untilAnswered(third);
    await write(third, 2);
    expect(await read(third)).toEqual([1, 2]);
    expect(log.lines.some((line) => line.includes('taking it over'))).toBe(true);
    await close(third);
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  test('is stopped by a process that joined when its owner has crashed', async () => {
    const first = start();
    await first.line(/^open/);
    const second = await open({ mayJoin: true, takesOver: true });
    await first.kill();
    const locks = async (): Promise<unknown> =>
      (await sql`select from pg_locks where locktype = 'advisory'`.execute(second.kysely)).rows;
    // The owner's lock ends with its connection, a moment later.
    await expect.poll(locks).toEqual([]);
    await close(second);
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  test('starts though the number in its pid file is another process’s by now', async () => {
    await close(await open());
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n1\n5432\n${folder}/postgres/socket\n\n`,
    );
    expect(await outageOf((await open()).ping())).toHaveProperty('answered');
  });

  test('refuses files of another major version, and says what to do', async () => {
    await close(await open());
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(
      /was written by PostgreSQL 17, and this version of the shop brings 18\. .*npm run backup.*npm run restore/,
    );
  });

  test('takes away what was left half made, and nothing that it does not know', async () => {
    const unfinished = `${cluster}-new-4194304`;
    mkdirSync(unfinished, { recursive: true });
    await close(await open());
    expect(existsSync(unfinished)).toBe(false);
    rmSync(join(cluster, 'PG_VERSION'));
    await expect(open()).rejects.toThrow('holds no database: move it away');
    expect(existsSync(join(cluster, 'postgresql.conf'))).toBe(true);
  });

  test('says in PostgreSQL’s words why it does not start', async () => {
    await close(await open());
    writeFileSync(join(cluster, 'local.conf'), 'shared_buffers = plenty\n');
    await expect(open()).rejects.toThrow(/did not start: .*server\.log/);
  });

  test('answers calls with an outage while it hangs, and again when it goes on', async () => {
    const database = await open();
    const one = database.another({ connections: 1, statementMs: 200, connectMs: 10_000 });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.kysely);
    process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
    expect(await outageOf(one.ping())).toBe('timeout');
    // The connection that hangs is given up.
    expect(await outageOf(one.ping())).toEqual({ answered: undefined });
    process.kill(rows[0]?.pid ?? 0, 'SIGCONT');
    await one.close();
  });

  test('refuses soon when the whole server hangs, and connections close without waiting for it', async () => {
    const database = await open();
    const pid = postmaster();
    process.kill(pid, 'SIGSTOP');
    const fresh = database.another({ connectMs: 200 });
    expect(await outageOf(fresh.ping())).toBe('timeout');
    await fresh.close();
    process.kill(pid, 'SIGCONT');
    await untilAnswered(database);
  });

  test.runIf(isRoot)(
    'is served from elsewhere where its user can reach neither programs nor data',
    async () => {
      // As in a clone that lies in the home of root.
      const closed = join(folder, 'root');
      const shelter = join(folder, 'shelter');
      mkdirSync(closed, { mode: 0o700 });
      mkdirSync(shelter);
      const programFolder = join(closed, 'native');
      cpSync(findProgramFolder(), programFolder, { recursive: true, verbatimSymlinks: true });
      const clone = { dataDir: join(closed, 'data'), shelter, programFolder };
      const database = await open(clone);
      await makeTable(database);
      const place = readFileSync(join(clone.dataDir, 'postgres', 'elsewhere'), 'utf8').trim();
      expect(dirname(place)).toBe(shelter);
      expect(readdirSync(place).map((name) => name.replace(/^programs-.*/, 'programs'))).toEqual(
        expect.arrayContaining(['cluster', 'programs', 'server.log', 'socket']),
      );
      expect(log.lines.join('\n')).toContain(`The database is kept in ${place}`);
      await close(database);
      expect(await read(await open(clone))).toEqual([]);
    },
  );
});

/** Waits until the application has noticed that the server ended. */
async function untilGone(database: Database): Promise<void> {
  const before = log.lines.length;
  while (!log.lines.slice(before).some((line) => line.startsWith('The embedded database ended'))) {
    await outageOf(database.ping());
    await sleep(5);
  }
}
