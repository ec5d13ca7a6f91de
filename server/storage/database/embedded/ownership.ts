import pg from 'pg';
import { clusterUser } from './cluster.ts';
import { socketPort } from './postmaster.ts';

/** An advisory lock of the database `postgres`; the number has no meaning but that nothing else uses it. */
const ownerLock = 7_104_921;

/** How long a server may take for an answer before it is asked again. */
const answerMs = 5000;

/** A connection whose lock says that this process starts and stops the server. It ends with the process, however that ends. */
export interface Ownership {
  session: pg.Client;
  /** `18.4` */
  serverVersion: string;
}

/** The other process that owns the server, as it named itself. */
export interface OtherOwner {
  holder: string;
}

/** Takes the server, or tells who has it. Throws while the server cannot be reached. */
export async function takeOwnership(socket: string, name: string): Promise<Ownership | OtherOwner> {
  const session = await openSession(socket, name);
  try {
    const { rows } = await session.query<{ taken: boolean; version: string }>(
      `select pg_try_advisory_lock($1) as taken, current_setting('server_version') as version`,
      [ownerLock],
    );
    const [answer] = rows;
    if (answer?.taken) return { session, serverVersion: answer.version };
    const holder = await holderOf(session);
    await session.end();
    return { holder };
  } catch (error) {
    session.end().catch(() => {});
    throw error;
  }
}

/** A connection that ends with the server; whoever wants to know listens for 'end'. */
export async function openSession(socket: string, name: string): Promise<pg.Client> {
  const session = new pg.Client({
    host: socket,
    port: socketPort,
    user: clusterUser,
    database: 'postgres',
    application_name: name,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  session.on('error', () => {});
  try {
    await session.connect();
    return session;
  } catch (error) {
    session.end().catch(() => {});
    throw error;
  }
}

async function holderOf(session: pg.Client): Promise<string> {
  const { rows } = await session.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [ownerLock],
  );
  return rows[0]?.name ?? 'a process that is just ending';
}
