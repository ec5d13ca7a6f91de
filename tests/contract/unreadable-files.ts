import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Puts something in the place of a file; `text` is what would be right there, `outside` a sound file out of the folder. */
type PutUnreadable = (file: string, text: string, outside: string) => Promise<unknown>;

const kinds: Record<string, PutUnreadable> = {
  'text that is no JSON': (file, text) => writeFile(file, text.slice(0, -1)),
  'a byte order mark': (file, text) => writeFile(file, `\ufeff${text}`),
  'text that is not UTF-8': (file, text) =>
    writeFile(file, Buffer.from(`${text.slice(0, -1)},"x":"ä"}`, 'latin1')),
  'more than is read': (file, text) => writeFile(file, text + ' '.repeat(2 * 1024 * 1024)),
  'a folder in its place': (file) => mkdir(file),
  'a link that leads out': (file, _text, outside) => symlink(outside, file),
  'a link that leads nowhere': (file) => symlink('gone.json', file),
  'a link to itself': (file) => symlink(basename(file), file),
  'what never ends': (file) => run('mkfifo', [file]),
  'a file that nobody may read': async (file, text) => {
    await writeFile(file, text);
    await chmod(file, 0);
  },
};

// Nothing is closed to root.
if (process.getuid?.() === 0) delete kinds['a file that nobody may read'];

/** Every way in which a file can be there and cannot be read. */
export const unreadableKinds: readonly string[] = Object.keys(kinds);

/** Puts an unreadable file of a kind in the place of whatever is there. */
export async function putUnreadable(
  kind: string,
  file: string,
  text: string,
  outside: string,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { recursive: true, force: true });
  await kinds[kind]?.(file, text, outside);
}
