import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A user of the operating system. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Users that exist on most systems and may own a database, best first. */
const candidates = ['postgres', 'nobody'];

/**
 * The user that PostgreSQL shall run under: `undefined` for the one that runs this process. PostgreSQL refuses to run as
 * root: then it is the owner of the cluster, or a user without privileges. Throws when there is none.
 */
export function chooseUser(cluster: string, uid = process.getuid?.()): SystemUser | undefined {
  const owner = ownerOf(cluster);
  if (uid !== 0) {
    if (owner !== undefined && uid !== undefined && owner.uid !== uid) {
      throw new Error(
        `The database in ${cluster} belongs to the user with the number ${owner.uid}, and this process runs under ${uid}: start the shop as that user or as root, or choose another DATA_DIR.`,
      );
    }
    return undefined;
  }
  if (owner !== undefined && owner.uid !== 0) return owner;
  for (const name of candidates) {
    const user = lookUp(name);
    if (user !== undefined) return user;
  }
  throw new Error(
    `PostgreSQL does not run as root, and this system has none of the users ${candidates.join(', ')}: start the shop as another user, or set DATABASE_URL.`,
  );
}

/** The first folder on the way to the path that the user may not enter, the path itself included; `undefined`: all are open. */
export function barrierFor(path: string, user: SystemUser): string | undefined {
  const parent = dirname(path);
  const above = parent === path ? undefined : barrierFor(parent, user);
  return above ?? (mayEnter(path, user) ? undefined : path);
}

/** Whether the user may enter a folder or run a file. Further groups are not looked at: a process for the user has none. */
function mayEnter(path: string, { uid, gid }: SystemUser): boolean {
  const stats = statSync(path);
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0;
  return (stats.mode & (stats.gid === gid ? 0o010 : 0o001)) !== 0;
}

function ownerOf(path: string): SystemUser | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

function lookUp(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => {
    const { status, stdout } = spawnSync('id', [what, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid };
}
