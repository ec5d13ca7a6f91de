import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestFolder } from '../../../../tests/services/test-folder.ts';
import { choosePlace } from './place.ts';
import { barrierFor } from './run-as.ts';

const isRoot = process.getuid?.() === 0;

describe('the place of an embedded database', () => {
  let root = '';
  let shelter = '';
  let said: string[] = [];
  const log = { warn: (_facts: object, text: string) => void said.push(text) };

  beforeEach(() => {
    root = makeTestFolder('place');
    shelter = join(root, 'shelter');
    mkdirSync(shelter);
    said = [];
  });

  test('is in the data folder, with a socket for one user alone', () => {
    const dataDir = join(root, 'data');
    const place = choosePlace({ dataDir, shelter, log });
    expect(place.cluster).toBe(join(dataDir, 'postgres', 'cluster'));
    expect(dirname(place.socket)).toBe(join(dataDir, 'postgres'));
    expect(statSync(place.socket).mode & 0o777).toBe(0o700);
    expect(said).toEqual([]);
  });

  test('has its socket among the temporary files where the path is too long for one', () => {
    const dataDir = join(root, 'a'.repeat(100));
    const place = choosePlace({ dataDir, shelter, log });
    expect(dirname(place.socket)).toBe(tmpdir());
    expect(choosePlace({ dataDir, shelter, log }).socket).toBe(place.socket);
    chmodSync(place.socket, 0o777);
    expect(() => choosePlace({ dataDir, shelter, log })).toThrow('delete it');
    rmSync(place.socket, { recursive: true });
  });

  test.runIf(isRoot)(
    'is elsewhere when its user cannot get to the data folder: it says where, and remembers',
    () => {
      const dataDir = join(root, 'closed', 'data');
      mkdirSync(dirname(dataDir), { mode: 0o700 });
      const place = choosePlace({ dataDir, shelter, log });
      const chosen = dirname(place.cluster);
      expect(dirname(chosen)).toBe(shelter);
      expect(said).toEqual([`The database is kept in ${chosen}: its user cannot enter ${dirname(dataDir)}`]);
      expect(readFileSync(join(chosen, 'belongs-to'), 'utf8').trim()).toBe(join(dataDir, 'postgres'));
      // Opened later, it stays where the data are.
      chmodSync(dirname(dataDir), 0o755);
      expect(choosePlace({ dataDir, shelter, log })).toEqual(place);
    },
  );

  test.runIf(isRoot)('is open to its user though root hides new files from others', () => {
    const before = process.umask(0o077);
    try {
      const place = choosePlace({ dataDir: join(root, 'data'), shelter, log });
      expect(dirname(dirname(place.cluster))).toBe(shelter);
      expect(barrierFor(dirname(place.cluster), { uid: 54_321, gid: 54_321 })).toBeUndefined();
    } finally {
      process.umask(before);
    }
  });

  test.runIf(isRoot)('is never an empty one in place of one that is gone', () => {
    const dataDir = join(root, 'closed', 'data');
    mkdirSync(dirname(dataDir), { mode: 0o700 });
    rmSync(dirname(choosePlace({ dataDir, shelter, log }).cluster), { recursive: true });
    expect(() => choosePlace({ dataDir, shelter, log })).toThrow('which is gone: bring it back, or delete');
  });

  test.runIf(isRoot)(
    'is refused with the folder that is closed, and what to do, where there is no shelter',
    () => {
      const dataDir = join(root, 'closed', 'data');
      mkdirSync(dirname(dataDir), { mode: 0o700 });
      chmodSync(shelter, 0o700);
      expect(() => choosePlace({ dataDir, shelter, log })).toThrow(
        `cannot enter ${dirname(dataDir)} on the way to ${join(dataDir, 'postgres')}: open that folder`,
      );
      expect(existsSync(join(dataDir, 'postgres', 'elsewhere'))).toBe(false);
    },
  );
});
