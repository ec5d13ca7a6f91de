import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectLog } from '../../tests/faults/collected-log.ts';
import type { ContentAddress } from './content-source.ts';
import { createFilesContentSource, type FilesContentSource } from './files-content-source.ts';

// Real files, replaced as editors and deployments replace them.

const run = promisify(execFile);
const component = 'test';
const shop = { tenant: 'at', locale: 'de-AT' } as const;
const home: ContentAddress = { kind: 'page', ...shop, path: '/' };
const pageFile = 'at/pages/de-AT/a.json';
const frameFile = 'at/frames/de-AT/full.json';
const menuFile = 'at/buckets/de-AT/menus/linde.web.json';

/** The tag by which a change of each kind of file is told, and its address. */
const kinds: Record<string, { tag: string; address: ContentAddress }> = {
  [pageFile]: { tag: 'page:at:de-AT:/', address: home },
  [frameFile]: { tag: 'frame:at:de-AT:full', address: { kind: 'frame', ...shop, frame: 'full' } },
  [menuFile]: {
    tag: 'bucket:menus/linde',
    address: { kind: 'navigation', ...shop, clientId: 'linde', device: 'web', sliced: false },
  },
};
const files = Object.keys(kinds);
const tagOf = (file: string): string => kinds[file]?.tag ?? '';

let base = '';
let folder = '';
let source: FilesContentSource;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'content-watch-'));
  folder = join(base, 'content');
  for (const file of files) await write(join(folder, file), 'eins');
});
afterEach(async () => {
  source.close();
  await rm(base, { recursive: true });
});

const textOf = (word: string): string => JSON.stringify({ page: { path: '/', title: word } });

async function write(file: string, word: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, textOf(word));
}

/** Begins to watch, and ends when the folder as it is now is known. */
async function open(more: { quietMs?: number; sweepMs?: number } = {}): Promise<void> {
  source = createFilesContentSource({ folder, log: collectLog().log, quietMs: 5, ...more });
  await source.read(home, { component });
}

/** Waits until a tag was told of what `change` does. */
async function told(tag: string, change: () => Promise<unknown>): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const stop = source.watch((changed) => {
    if (changed.includes(tag)) heard.resolve();
  });
  await change();
  await heard.promise;
  stop();
}

/** The word in what is at an address, or that there is nothing. */
async function wordAt(address: ContentAddress): Promise<unknown> {
  const answer = await source.read(address, { component });
  return answer.status === 'found' ? (answer.body as { page: { title: string } }).page.title : answer.status;
}

const wordIn = (file: string): Promise<unknown> => wordAt(kinds[file]?.address ?? home);
const titleAt = (path: string): Promise<unknown> => wordAt({ kind: 'page', ...shop, path });

/** Ways to write a file; each puts a word in the place of another. */
const writers: Record<string, (file: string, from: string, to: string) => Promise<unknown>> = {
  'written over': (file, _from, to) => writeFile(file, textOf(to)),
  'replaced by another (rsync, an editor)': async (file, _from, to) => {
    await writeFile(`${file}.tmp`, textOf(to));
    await rename(`${file}.tmp`, file);
  },
  'set aside and written anew (vim)': async (file, _from, to) => {
    await rename(file, `${file}~`);
    await writeFile(file, textOf(to));
    await rm(`${file}~`);
  },
  'changed by sed -i': (file, from, to) => run('sed', ['-i', `s/${from}/${to}/`, file]),
  'taken away and written anew': async (file, _from, to) => {
    await rm(file);
    await writeFile(file, textOf(to));
  },
  'cut off and filled again': async (file, _from, to) => {
    await writeFile(file, '');
    await appendFile(file, textOf(to));
  },
};

describe.each(files)('%s', (file) => {
  test.each(Object.entries(writers))('%s is seen each time', async (_how, change) => {
    await open();
    const words = ['eins', 'zwei', 'drei', 'vier', 'fünf'];
    for (const [at, word] of words.slice(1).entries()) {
      await told(tagOf(file), () => change(join(folder, file), words[at] ?? '', word));
      // Between two steps of one change it may have been told already.
      await expect.poll(() => wordIn(file)).toBe(word);
    }
  });

  test('is seen to go, also after it was replaced, and to come back', async () => {
    await open();
    const tag = tagOf(file);
    const replace = writers['replaced by another (rsync, an editor)'];
    await told(tag, async () => replace?.(join(folder, file), '', 'zwei'));
    await told(tag, () => rm(join(folder, file)));
    expect(await wordIn(file)).toBe('missing');
    await told(tag, () => write(join(folder, file), 'drei'));
    expect(await wordIn(file)).toBe('drei');
    await told(tag, () => rm(dirname(join(folder, file)), { recursive: true }));
    expect(await wordIn(file)).toBe('missing');
    await told(tag, () => write(join(folder, file), 'vier'));
    await told(tag, () => write(join(folder, file), 'fünf'));
    expect(await wordIn(file)).toBe('fünf');
  });
});

test('what git checks out is seen, there and back', async () => {
  const git = (...asked: string[]) =>
    run('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.at', ...asked]);
  await git('init', '-q', '-b', 'one');
  await git('add', '.');
  await git('commit', '-qm', 'one');
  await git('checkout', '-qb', 'two');
  for (const file of files) await write(join(folder, file), 'zwei');
  await write(join(folder, 'at/pages/de-AT/lp/neu.json'), 'neu');
  await git('add', '.');
  await git('commit', '-qm', 'two');
  await open();
  for (const branch of ['one', 'two', 'one'])
    await Promise.all([
      ...files.map((file) => told(tagOf(file), async () => {})),
      git('checkout', '-q', branch),
    ]);
  expect(await titleAt('/')).toBe('eins');
});

test('pages in a new folder within a new folder are seen', async () => {
  await open();
  const neu = { page: { path: '/lp/neu', title: 'neu' } };
  await told('page:at:de-AT:/lp/neu', async () => {
    await mkdir(join(folder, 'at/pages/de-AT/lp/tief'), { recursive: true });
    await writeFile(join(folder, 'at/pages/de-AT/lp/tief/neu.json'), JSON.stringify(neu));
  });
  expect(await titleAt('/lp/neu')).toBe('neu');
  await told('page:de:de-DE:/', () => write(join(folder, 'de/pages/de-DE/a.json'), 'neu'));
});

describe('the whole folder', () => {
  async function release(name: string, word: string): Promise<string> {
    await cp(folder, join(base, name), { recursive: true, dereference: true });
    for (const file of files) await write(join(base, name, file), word);
    return join(base, name);
  }

  test('replaced by another is seen each time, and its pages are never gone', async () => {
    await open();
    for (const word of ['zwei', 'drei', 'vier']) {
      const next = await release('next', word);
      await told(tagOf(pageFile), async () => {
        await rename(folder, join(base, 'old'));
        await expect(titleAt('/')).rejects.toMatchObject({ reason: 'file' });
        await rename(next, folder);
      });
      expect(await titleAt('/')).toBe(word);
      await rm(join(base, 'old'), { recursive: true });
    }
  });

  test('behind a link that is turned to another release is seen each time', async () => {
    await release('r1', 'eins');
    const link = join(base, 'current');
    await symlink('r1', link);
    folder = link;
    await open();
    for (const [name, word] of [
      ['r2', 'zwei'],
      ['r3', 'drei'],
    ] as const) {
      await release(name, word);
      await told(tagOf(frameFile), async () => {
        await symlink(name, `${link}.new`);
        await rename(`${link}.new`, link);
      });
      expect(await titleAt('/')).toBe(word);
    }
    await told(tagOf(pageFile), () => writeFile(join(base, 'r3', pageFile), textOf('vier')));
  });

  test('is looked at from time to time, also when the system tells nothing', async () => {
    // Quiet so long is never.
    await open({ quietMs: 1_000_000, sweepMs: 5 });
    for (const word of ['zwei', 'drei']) {
      await told(tagOf(pageFile), () => writeFile(join(folder, pageFile), textOf(word)));
      expect(await titleAt('/')).toBe(word);
    }
  });
});

test('a page that moves to another file is there all the time', async () => {
  await open({ quietMs: 1_000_000 });
  await rename(join(folder, pageFile), join(folder, 'at/pages/de-AT/b.json'));
  expect(await titleAt('/')).toBe('eins');
});
