import { resolve } from 'node:path';
import { bucketJsonLimits, documentJsonLimits } from '../../../schemas/safe-json.ts';
import { readBytes } from '../content-file.ts';
import { lookAtFolder } from '../content-folder.ts';
import { asFetchFailure } from '../fetch-failure.ts';
import { hashOf } from './document-text.ts';

/** What lies in a content folder. */
export interface DeliveredFiles {
  /** Bytes and their hash by file, below the folder, by name. */
  files: ReadonlyMap<string, { bytes: Buffer; hash: string }>;
  /** Files and folders that cannot be read, and why. */
  unreadable: ReadonlyMap<string, string>;
}

/** Files that are read at the same time. */
const atOnce = 64;

/** Reads all content files of a folder, and nothing outside of it. Throws when the folder itself cannot be looked into. */
export async function readDeliveredFiles(folder: string): Promise<DeliveredFiles> {
  const root = resolve(folder);
  const look = await lookAtFolder(root, () => {});
  const files = new Map<string, { bytes: Buffer; hash: string }>();
  const unreadable = new Map([...look.unreadable].map(([file, failure]) => [file, failure.message]));
  const names = [...look.files.keys()].toSorted();
  async function readOne(file: string): Promise<void> {
    const { maxBytes } = /^[^/]+\/buckets\//.test(file) ? bucketJsonLimits : documentJsonLimits;
    try {
      const bytes = await readBytes(root, file, maxBytes);
      if (bytes) files.set(file, { bytes, hash: hashOf(bytes) });
    } catch (error) {
      unreadable.set(file, asFetchFailure(error, file).message);
    }
  }
  for (let at = 0; at < names.length; at += atOnce)
    await Promise.all(names.slice(at, at + atOnce).map(readOne));
  return { files: new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))), unreadable };
}
