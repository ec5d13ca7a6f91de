import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { barrierFor, chooseUser, type SystemUser } from './run-as.ts';

/** Where an embedded database lies. */
export interface Place {
  /** The cluster's files, which belong to the server's user. */
  cluster: string;
  /** Folder of the socket, which only the server's user (and root) may enter. */
  socket: string;
  /** What PostgreSQL says. */
  logFile: string;
  /** For copies of the programs. */
  copies: string;
  /** Under whom it runs, when not under whom this process runs. */
  user: SystemUser | undefined;
}

export interface PlaceOptions {
  /** `DATA_DIR`. */
  dataDir: string;
  /** Folder for databases whose user cannot reach `dataDir`. */
  shelter: string;
  log: { warn(facts: object, text: string): void };
}

/** The kernel keeps addresses of sockets in 108 bytes; the name of the socket and its end take 20. */
const longestSocketFolder = 86;

/**
 * Decides where the database lies: in `dataDir`, or, where the server's user cannot get there, in a folder of its own in
 * `shelter`, which `dataDir` remembers. Makes the folders. Throws an error that says what to do where neither is possible.
 */
export function choosePlace({ dataDir, shelter, log }: PlaceOptions): Place {
  const home = join(resolve(dataDir), 'postgres');
  mkdirSync(home, { recursive: true });
  const pointer = join(home, 'elsewhere');
  if (existsSync(pointer)) return placeElsewhere(readFileSync(pointer, 'utf8').trim(), pointer, log);
  const user = chooseUser(join(home, 'cluster'));
  const barrier = user && barrierFor(home, user);
  if (user === undefined || barrier === undefined) return placeIn(home, user);

  if (existsSync(join(home, 'cluster'))) throw new Error(unreachable(home, barrier));
  const chosen = join(shelter, `modehaus-linde-${randomBytes(4).toString('hex')}`);
  try {
    if (barrierFor(shelter, user) !== undefined) throw new Error(`${shelter} is closed too`);
    mkdirSync(chosen);
    // Whatever root hides from others by default.
    chmodSync(chosen, 0o755);
    writeFileSync(join(chosen, 'belongs-to'), `${home}\n`);
  } catch (error) {
    throw new Error(unreachable(home, barrier), { cause: error });
  }
  writeFileSync(pointer, `${chosen}\n`);
  log.warn({ place: chosen, barrier }, `The database is kept in ${chosen}: its user cannot enter ${barrier}`);
  return placeIn(chosen, user);
}

function placeElsewhere(chosen: string, pointer: string, log: PlaceOptions['log']): Place {
  if (!existsSync(chosen)) {
    throw new Error(
      `The database was kept in ${chosen}, which is gone: bring it back, or delete ${pointer} to begin with an empty database.`,
    );
  }
  log.warn({ place: chosen }, `The database is kept in ${chosen}`);
  return placeIn(chosen, chooseUser(join(chosen, 'cluster')));
}

function unreachable(home: string, barrier: string): string {
  return `PostgreSQL does not run as root, and the user that it would run under cannot enter ${barrier} on the way to ${home}: open that folder (chmod o+x), choose another DATA_DIR, start the shop as another user, or set DATABASE_URL.`;
}

function placeIn(home: string, user: SystemUser | undefined): Place {
  return {
    cluster: join(home, 'cluster'),
    socket: makeSocketFolder(home, user),
    logFile: join(home, 'server.log'),
    copies: home,
    user,
  };
}

/** In the place itself, else, when its path is too long, where temporary files are. */
function makeSocketFolder(home: string, user: SystemUser | undefined): string {
  const inside = join(home, 'socket');
  const isUsable = Buffer.byteLength(inside) <= longestSocketFolder && !/["\\\n]/.test(inside);
  const short = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const folder = isUsable ? inside : join(tmpdir(), `shop-database-${short}`);
  const uid = user?.uid ?? process.getuid?.();
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Somebody else might have been first among the temporary files.
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || (uid !== undefined && stats.uid !== uid) || (stats.mode & 0o077) !== 0) {
    throw new Error(`${folder} shall hold the database's socket but is not that user's alone: delete it.`);
  }
  accessSync(dirname(folder), constants.X_OK);
  return folder;
}
