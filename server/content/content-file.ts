import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { parseJson, type JsonLimits } from '../../schemas/safe-json.ts';
import { FetchFailure } from './fetch-failure.ts';

export interface ContentFile {
  body: unknown;
  /** Hash of the bytes, in the quotes of an HTTP validator. */
  etag: string;
  bytes: number;
  /** Changes with the file; to tell a changed file without reading it. */
  stamp: string;
}

/** Reads one JSON file within the limits; undefined when there is none. Throws a `FetchFailure` when it is no good. */
export async function readContentFile(file: string, limits: JsonLimits): Promise<ContentFile | undefined> {
  const read = await readBytes(file, limits.maxBytes);
  if (!read) return undefined;
  const json = parseJson(read.bytes, limits);
  if (!json.ok)
    throw new FetchFailure(`Not the JSON that is expected: ${json.message}`, {
      url: file,
      reason: json.reason,
    });
  const hash = createHash('sha256').update(read.bytes).digest('base64url').slice(0, 22);
  return { body: json.value, etag: `"${hash}"`, bytes: read.bytes.length, stamp: read.stamp };
}

async function readBytes(
  file: string,
  maxBytes: number,
): Promise<{ bytes: Buffer; stamp: string } | undefined> {
  try {
    await using handle = await open(file);
    const stats = await handle.stat();
    // A pipe or a device would never end.
    if (!stats.isFile()) throw new FetchFailure('Not a file', { url: file, reason: 'file' });
    if (stats.size > maxBytes) {
      throw new FetchFailure(`${stats.size} bytes, at most ${maxBytes} are read`, {
        url: file,
        reason: 'too-large',
      });
    }
    return { bytes: await handle.readFile(), stamp: stampOf(stats) };
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new FetchFailure(`The file cannot be read: ${code}`, { url: file, reason: 'file', cause: error });
  }
}

/** Time of change and size of a file in one word. */
export function stampOf(stats: { mtimeMs: number; size: number; ino: number }): string {
  return `${stats.mtimeMs}:${stats.size}:${stats.ino}`;
}
