import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Database } from '../../storage/database/database.ts';
import { codeOf, realPlaceOf } from '../content-file.ts';
import { lookAtFolder } from '../content-folder.ts';
import { exportedFiles, noteExported } from './sql-delivery.ts';

interface ExportOutcome {
  written: string[];
  unchanged: number;
  /** Content files of the folder that the store does not have. */
  others: string[];
}

/**
 * Writes all content into a folder, byte for byte, and remembers that it is there: what is changed in the files from then on may come
 * back. `prunes`: content files that the store does not have are taken away. Throws where a link leads out of the folder.
 */
export async function exportFiles(
  database: Pick<Database, 'kysely'>,
  folder: string,
  { prunes }: { prunes: boolean },
): Promise<ExportOutcome> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  const files = await exportedFiles(database.kysely);
  const written: string[] = [];
  for (const { file, text } of files) {
    await makeFolder(root, dirname(file));
    const bytes = Buffer.from(text);
    const before = await readFile(join(root, file)).catch(() => undefined);
    if (before?.equals(bytes)) continue;
    await rm(join(root, file), { force: true });
    await writeFile(join(root, file), bytes);
    written.push(file);
  }
  const own = new Set(files.map(({ file }) => file));
  const look = await lookAtFolder(root, () => {});
  const others = [...look.files.keys()].filter((file) => !own.has(file)).toSorted();
  if (prunes) for (const file of others) await rm(join(root, file));
  await noteExported(database.kysely, files);
  return { written, unchanged: files.length - written.length, others };
}

/** Makes a folder and those that hold it, none of them through a link that leads out of the root. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const names = folder.split('/');
  for (let depth = 1; depth <= names.length; depth++) {
    const place = names.slice(0, depth).join('/');
    await realPlaceOf(root, place).catch(async (error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      await mkdir(join(root, place));
    });
  }
}
