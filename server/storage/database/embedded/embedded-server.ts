import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLog } from '../connect-database.ts';
import type { DatabaseConnection } from '../database.ts';
import { outageReasonOf } from '../database-unavailable.ts';
import { clusterUser, prepareCluster } from './cluster.ts';
import { openSession, type Ownership, takeOwnership } from './ownership.ts';
import { choosePlace, type Place } from './place.ts';
import {
  findPostmaster,
  isPostmasterStopping,
  socketPort,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { findProgramFolder, preparePrograms, type Programs } from './programs.ts';
import { asArguments } from './server-settings.ts';

export interface EmbeddedServerOptions {
  /** `DATA_DIR`; the database lies in its folder `postgres`. */
  dataDir: string;
  log: DatabaseLog;
  /** What this process is, for whoever finds the database in use: `shop`, `backup`. */
  name: string;
  /** Whether to use a server that another process owns, as tools do beside a running shop. Default: refuse. */
  mayJoin?: boolean;
  /** Whether a process that joined becomes the owner when the owner ends, so that the server goes on for it. Default: no. */
  takesOver?: boolean;
  /** Where a database goes whose user cannot reach `dataDir`. Default: `/var/lib`. */
  shelter?: string;
  /** Milliseconds to wait for another owner that may just be stopping. Default: 3000. */
  ownerWaitMs?: number;
  /** Milliseconds that a stop may take before it gets harder. Default: 10,000. */
  stopMs?: number;
  /** Folder of the programs. Default: what npm brought. */
  programFolder?: string;
  /** Settings of PostgreSQL; for tests, which need no durability: `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL server of our own. While this process owns it, it is started again whenever it dies. */
export interface EmbeddedServer {
  connection: DatabaseConnection;
  /** Where its files are. */
  cluster: string;
  /** Whether this process starts and stops it, and does not only use it. */
  isOwner: boolean;
  /** Stops it when this process owns it; transactions under way are rolled back. */
  stop(): Promise<void>;
}

/** Pauses between attempts to get a server back, in milliseconds: the first is short, as most crashes are over at once. */
const firstPauseMs = 20;
const longestPauseMs = 2000;
/** Milliseconds between two looks whether somebody else told the server to stop. */
const lookMs = 1000;
const endedWithOwner = 'The embedded database ended with the process that owned it: taking it over';
/** How long a server may start, stop or recover before we call it hanging. */
const answerLimitMs = 120_000;

/**
 * Starts the server of `dataDir`, or adopts the one that a crashed process left running. Throws when another process owns
 * it (unless it may be joined), or with what PostgreSQL complains of.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const {
    log,
    shelter = process.platform === 'darwin' ? '/usr/local/var' : '/var/lib',
    stopMs = 10_000,
  } = options;
  const settings = options.settings ?? {};
  const place = choosePlace({ dataDir: options.dataDir, shelter, log });
  const programs = preparePrograms(options.programFolder ?? findProgramFolder(), place.user, place.copies);
  await prepareCluster(place, programs, settings.fsync !== 'off');
  const server = {
    place,
    programs,
    settings: asArguments(settings),
    name: `${options.name}, process ${process.pid}`,
  };

  const state: {
    isStopping: boolean;
    owned?: Ownership | undefined;
    /** Ends with the server that another process owns. */
    guest?: Ownership['session'] | undefined;
    recovery?: Promise<void>;
  } = { isStopping: false };

  function watch(ownership: Ownership): void {
    state.owned = ownership;
    const looking = setInterval(() => {
      if (state.isStopping || !isPostmasterStopping(place.cluster)) return;
      clearInterval(looking);
      // It would wait for our connections to end, and let no new ones in until then.
      stopPostmaster(place.cluster, stopMs).catch((error: unknown) => {
        log.error({ err: error }, 'The embedded database was told to stop, and does not');
      });
    }, lookMs).unref();
    ownership.session.once('end', () => {
      clearInterval(looking);
      state.owned = undefined;
      if (!state.isStopping)
        state.recovery = recover('The embedded database ended unexpectedly: starting it again');
    });
  }

  /** Follows a server that another process owns. Throws when it cannot be reached. */
  async function follow(socket: string): Promise<void> {
    const guest = await openSession(socket, server.name);
    state.guest = guest;
    guest.once('end', () => {
      state.guest = undefined;
      if (!state.isStopping) state.recovery = recover(endedWithOwner);
    });
  }

  async function recover(reason: string): Promise<void> {
    log.warn(reason);
    let told = '';
    const tellOnce = (text: string): void => {
      // Numbers of processes and files differ each time.
      const kind = text.replaceAll(/\d/g, '');
      if (kind !== told) log.error(text);
      told = kind;
    };
    for (let pauseMs = firstPauseMs; !state.isStopping; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        const result = await startOrAdopt(server, log);
        if ('session' in result) {
          watch(result);
          log.info('The embedded database runs again');
          return;
        }
        if (options.takesOver) return await follow(socketOf(place));
        tellOnce(`Another process owns the embedded database now: ${result.holder}`);
      } catch (error) {
        tellOnce(`The embedded database could not be started again yet: ${(error as Error).message}`);
      }
      await sleep(pauseMs);
    }
  }

  /** The server of an owner that crashed, which nobody else would stop; others that still use it start it again. */
  async function inherit(): Promise<Ownership | undefined> {
    const running = findPostmaster(place.cluster);
    const taken = running && (await tryToTake(running.socket, server.name).catch(() => undefined));
    return taken && 'session' in taken ? taken : undefined;
  }

  async function stop(): Promise<void> {
    if (state.isStopping) return;
    state.isStopping = true;
    await state.recovery;
    const { guest } = state;
    const owned = state.owned ?? (guest && (await inherit()));
    await guest?.end().catch(() => {});
    if (owned === undefined) return;
    // The lock is let go by the end of the server itself, so that nobody takes it in between.
    await stopPostmaster(place.cluster, stopMs);
    await owned.session.end().catch(() => {});
  }

  const result = await withPatience(options.ownerWaitMs ?? 3000, options.mayJoin ?? false, () =>
    startOrAdopt(server, log),
  );
  if ('session' in result) watch(result);
  else if (!options.mayJoin) throw new Error(inUse(place, result.holder));
  else if (options.takesOver)
    await follow(socketOf(place)).catch(() => (state.recovery = recover(endedWithOwner)));
  return {
    connection: { host: socketOf(place), port: socketPort, user: clusterUser, database: 'shop' },
    cluster: place.cluster,
    isOwner: 'session' in result,
    stop,
  };
}

/** Where the server listens, be it one that was started under another path. */
function socketOf(place: Place): string {
  return findPostmaster(place.cluster)?.socket ?? place.socket;
}

function inUse(place: Place, holder: string): string {
  return `The database in ${place.cluster} is in use by another process (${holder}): stop that one, choose another DATA_DIR, or let both use one server by DATABASE_URL.`;
}

type Taken = Awaited<ReturnType<typeof takeOwnership>>;

/** Tries again for a while when another process owns the server: it may just be stopping. */
async function withPatience(
  limitMs: number,
  mayJoin: boolean,
  attempt: () => Promise<Taken>,
): Promise<Taken> {
  const until = performance.now() + limitMs;
  for (;;) {
    const result = await attempt();
    if ('session' in result || mayJoin || performance.now() >= until) return result;
    await sleep(50);
  }
}

interface Server {
  place: Place;
  programs: Programs;
  settings: readonly string[];
  name: string;
}

/** One server, running and ours, or whose it is. */
async function startOrAdopt(server: Server, log: DatabaseLog): Promise<Taken> {
  const { place, programs, settings, name } = server;
  const until = performance.now() + answerLimitMs;
  for (;;) {
    const running = findPostmaster(place.cluster);
    if (running === undefined) {
      try {
        await startPostmaster(place, programs, settings);
      } catch (error) {
        // Whoever started it at the same moment was faster; or statements of a killed server have not ended yet.
        const isPassing =
          findPostmaster(place.cluster) !== undefined || /still in use/.test((error as Error).message);
        if (!isPassing || performance.now() > until) throw error;
        await sleep(firstPauseMs);
      }
      continue;
    }
    const taken = await tryToTake(running.socket, name);
    if (taken === undefined) {
      if (performance.now() > until)
        throw new Error(`PostgreSQL runs (process ${running.pid}) but does not answer.`);
      await sleep(firstPauseMs);
      continue;
    }
    if (!('session' in taken) || taken.serverVersion === programs.version) return taken;
    log.info(
      { from: taken.serverVersion, to: programs.version },
      'The embedded database is restarted with its new version',
    );
    await stopPostmaster(place.cluster, 10_000);
  }
}

/** `undefined` while the server starts or stops. */
async function tryToTake(socket: string, name: string): Promise<Taken | undefined> {
  try {
    return await takeOwnership(socket, name);
  } catch (error) {
    if (outageReasonOf(error) !== undefined) return undefined;
    throw new Error(`The embedded database runs but cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
