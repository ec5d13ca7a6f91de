import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Place } from './place.ts';
import type { Programs } from './programs.ts';
import type { SystemUser } from './run-as.ts';
import { includeOwnConf, shopConf } from './server-settings.ts';

/** The role that owns everything; who may enter the socket's folder is it. */
export const clusterUser = 'shop';

/**
 * Makes the cluster where there is none yet (takes about a second), and brings its settings up to date. Throws an error that
 * says what to do when another major version of PostgreSQL wrote it.
 */
export async function prepareCluster(place: Place, programs: Programs, isDurable: boolean): Promise<void> {
  if (!existsSync(place.cluster)) await createCluster(place, programs, isDurable);
  const versionFile = join(place.cluster, 'PG_VERSION');
  if (!existsSync(versionFile))
    throw new Error(`${place.cluster} holds no database: move it away, or restore what was in it.`);
  const major = readFileSync(versionFile, 'utf8').trim();
  if (major !== programs.major) throw new Error(otherMajor(place.cluster, major, programs.major));
  writeAs(place.user, join(place.cluster, 'shop.conf'), shopConf);
}

function otherMajor(cluster: string, theirs: string, ours: string): string {
  return `${cluster} was written by PostgreSQL ${theirs}, and this version of the shop brings ${ours}. With the version of the shop that wrote it, run "npm run backup"; then move that folder away, run "npm run restore" with this version, and start. docs/operators.md tells more.`;
}

/** Made under another name first: who starts at the same time, or after a crash in between, finds all of it or nothing. */
async function createCluster(place: Place, programs: Programs, isDurable: boolean): Promise<void> {
  removeUnfinished(place.cluster);
  const fresh = `${place.cluster}-new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  try {
    if (place.user) chownSync(fresh, place.user.uid, place.user.gid);
    await run(join(programs.bin, 'initdb'), initArguments(fresh, isDurable), place.user);
    appendFileSync(join(fresh, 'postgresql.conf'), includeOwnConf);
    writeAs(place.user, join(fresh, 'shop.conf'), shopConf);
    renameSync(fresh, place.cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(place.cluster)) throw error;
  }
}

/** What processes left that ended while they made a cluster. */
function removeUnfinished(cluster: string): void {
  const start = `${basename(cluster)}-new-`;
  for (const name of readdirSync(dirname(cluster)).filter((entry) => entry.startsWith(start))) {
    if (!isAlive(Number(name.slice(start.length))))
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function initArguments(folder: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${clusterUser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    // Order by code point and Unicode's letter cases, the same on every system and after every update of one.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

function run(program: string, args: readonly string[], user: SystemUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      ...user,
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be made: ${complaint.trim().replaceAll('\n', '; ')}`));
    });
  });
}

function writeAs(user: SystemUser | undefined, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
}
