import { createHash } from 'node:crypto';
import { lstat, open, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { parseJson, type JsonLimits } from '../../schemas/safe-json.ts';
import { FetchFailure } from './fetch-failure.ts';

export interface ContentFile {
  body: unknown;
  /** Hash of the bytes, in the quotes of an HTTP validator. */
  etag: string;
  bytes: number;
}

/**
 * Reads one JSON file of a content folder within the limits; undefined when there is none. Throws a `FetchFailure` when it is
 * no good, and when nobody can tell whether there is one.
 */
export async function readContentFile(
  folder: string,
  file: string,
  limits: JsonLimits,
): Promise<ContentFile | undefined> {
  const bytes = await readBytes(folder, file, limits.maxBytes);
  if (!bytes) return undefined;
  const json = parseJson(bytes, limits);
  if (!json.ok)
    throw new FetchFailure(`Not the JSON that is expected: ${json.message}`, {
      url: file,
      reason: json.reason,
    });
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { body: json.value, etag: `"${hash}"`, bytes: bytes.length };
}

/** The first bytes of a file as text, whatever they are. Throws when they cannot be had. */
export async function readFileStart(folder: string, file: string, maxBytes: number): Promise<string> {
  await using handle = await open(join(folder, file));
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(maxBytes), position: 0 });
  return buffer.toString('utf8', 0, bytesRead);
}

/** The bytes of a file, whatever they are; as `readContentFile` otherwise. */
export async function readBytes(folder: string, file: string, maxBytes: number): Promise<Buffer | undefined> {
  try {
    const place = await realPlaceOf(folder, file);
    // Before it is opened: opening a pipe waits for whoever writes into it.
    if (!(await stat(place)).isFile()) throw new FetchFailure('Not a file', { url: file, reason: 'file' });
    await using handle = await open(place);
    const { size } = await handle.stat();
    if (size > maxBytes) {
      throw new FetchFailure(`${size} bytes, at most ${maxBytes} are read`, {
        url: file,
        reason: 'too-large',
      });
    }
    return await handle.readFile();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && (await isAbsent(folder, file))) return undefined;
    throw asFileFailure(error, file);
  }
}

/** Where a file or folder really lies. Throws when that is nowhere, or outside of the content folder. */
export async function realPlaceOf(folder: string, file: string): Promise<string> {
  const [root, place] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
  if (place.startsWith(root + sep)) return place;
  throw new FetchFailure('A link that leads out of the content folder', { url: file, reason: 'file' });
}

/** Whatever was thrown while a file was looked at, as a `FetchFailure`. */
export function asFileFailure(error: unknown, file: string): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const problem = codeOf(error) ?? String(error);
  return new FetchFailure(`The file cannot be read: ${problem}`, { url: file, reason: 'file', cause: error });
}

/** The system's name for what went wrong. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Whether there is certainly no such file: what holds it is there, and it is no link that leads nowhere. */
async function isAbsent(folder: string, file: string): Promise<boolean> {
  for (let place = join(folder, file); place.length > folder.length; place = dirname(place))
    if (await isThere(lstat(place))) return isThere(stat(place));
  return isThere(stat(folder));
}

async function isThere(looking: Promise<unknown>): Promise<boolean> {
  return looking.then(
    () => true,
    () => false,
  );
}
