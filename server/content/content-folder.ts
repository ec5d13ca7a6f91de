import type { Dirent, Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tenantName } from '../../schemas/content-names.ts';
import { asFileFailure, codeOf, realPlaceOf } from './content-file.ts';
import { FetchFailure } from './fetch-failure.ts';

/** What lies in a content folder at one moment; paths are those below it, with `/`. */
export interface FolderLook {
  /** Every JSON file, with what changes when it does. */
  files: ReadonlyMap<string, string>;
  /** Files that cannot be read, and folders that cannot be looked into. */
  unreadable: ReadonlyMap<string, FetchFailure>;
  /** Folders, by their places in the file system, with what tells another folder in the same place. */
  folders: ReadonlyMap<string, string>;
}

/** Told of every folder before it is read, so that nothing slips in between. */
export type FolderListener = (place: string, identity: string) => void;

/** What of a tenant's folder is content. */
const areas: ReadonlySet<string> = new Set(['pages', 'frames', 'buckets']);

/** Folders within each other that are looked into; links may lead round in a circle. */
const maxDepth = 16;

interface Walk {
  root: string;
  files: Map<string, string>;
  unreadable: Map<string, FetchFailure>;
  folders: Map<string, string>;
  onFolder: FolderListener;
}

/**
 * Looks at all files of all tenants without reading them. Names that begin with a point are none; links are followed within the
 * folder. Throws when the folder itself cannot be looked into.
 */
export async function lookAtFolder(root: string, onFolder: FolderListener): Promise<FolderLook> {
  const walk: Walk = { root, files: new Map(), unreadable: new Map(), folders: new Map(), onFolder };
  await lookInto(walk, '', await stat(root), 0);
  return walk;
}

async function lookInto(walk: Walk, folder: string, stats: Stats, depth: number): Promise<void> {
  const place = join(walk.root, folder);
  const identity = `${stats.dev}:${stats.ino}:${stats.birthtimeMs}`;
  walk.folders.set(place, identity);
  walk.onFolder(place, identity);
  const entries = await readdir(place, { withFileTypes: true });
  await Promise.all(
    entries
      .filter(({ name }) => isContent(name, depth))
      .map((entry) => lookAt(walk, entry, folder === '' ? entry.name : `${folder}/${entry.name}`, depth)),
  );
}

function isContent(name: string, depth: number): boolean {
  if (depth === 0) return tenantName.safeParse(name).success;
  return depth === 1 ? areas.has(name) : !name.startsWith('.');
}

async function lookAt(walk: Walk, entry: Dirent, path: string, depth: number): Promise<void> {
  const isNamedFile = entry.name.endsWith('.json');
  if (entry.isFile() && !isNamedFile) return;
  try {
    const place = entry.isSymbolicLink() ? await realPlaceOf(walk.root, path) : join(walk.root, path);
    const stats = await stat(place);
    if (stats.isFile()) {
      if (isNamedFile) walk.files.set(path, stampOf(stats));
    } else if (stats.isDirectory() && !isNamedFile) {
      if (depth < maxDepth) await lookInto(walk, path, stats, depth + 1);
    } else if (isNamedFile) throw new FetchFailure('Not a file', { url: path, reason: 'file' });
  } catch (error) {
    // What went while it was looked at is not there; a link that leads nowhere is.
    if (codeOf(error) === 'ENOENT' && !entry.isSymbolicLink()) return;
    walk.unreadable.set(path, asFileFailure(error, path));
  }
}

/** Changes with every change of a file, also where time and length stay the same. */
function stampOf({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${dev}:${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
