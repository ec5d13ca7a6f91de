import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTestFolder } from '../../../../tests/services/test-folder.ts';
import { barrierFor, chooseUser } from './run-as.ts';

const stranger = { uid: 54_321, gid: 54_321 };
const isRoot = process.getuid?.() === 0;

describe('the way to a folder', () => {
  test('is open when all folders on it may be entered', () => {
    const folder = join(makeTestFolder('way'), 'a');
    mkdirSync(folder);
    expect(barrierFor(folder, stranger)).toBeUndefined();
  });

  test('ends at the first folder that is closed', () => {
    const root = makeTestFolder('way');
    mkdirSync(join(root, 'a', 'b'), { recursive: true });
    chmodSync(join(root, 'a'), 0o700);
    expect(barrierFor(join(root, 'a', 'b'), stranger)).toBe(join(root, 'a'));
    const owner = { uid: process.getuid?.() ?? 0, gid: 1 };
    expect(barrierFor(join(root, 'a', 'b'), owner)).toBeUndefined();
  });

  test('is judged by the group where the group is the user’s', () => {
    const root = makeTestFolder('way');
    const folder = join(root, 'a');
    mkdirSync(folder);
    const group = { uid: stranger.uid, gid: process.getgid?.() ?? 0 };
    chmodSync(folder, 0o710);
    expect([barrierFor(folder, group), barrierFor(folder, stranger)]).toEqual([undefined, folder]);
    chmodSync(folder, 0o701);
    expect([barrierFor(folder, group), barrierFor(folder, stranger)]).toEqual([folder, undefined]);
  });
});

describe('the server’s user', () => {
  test('is who runs the process, unless that is root', () => {
    expect(chooseUser('/nowhere', 1000)).toBeUndefined();
  });

  test.runIf(isRoot)('is one without privileges for root', () => {
    expect(chooseUser('/nowhere', 0)?.uid).toBeGreaterThan(0);
  });

  test.runIf(isRoot)('is for root who owns the cluster already', () => {
    const folder = makeTestFolder('cluster');
    chownSync(folder, stranger.uid, stranger.gid);
    expect(chooseUser(folder, 0)).toEqual(stranger);
  });

  test('cannot be another than who owns the cluster', () => {
    const folder = makeTestFolder('cluster');
    const other = (process.getuid?.() ?? 0) + 1;
    expect(() => chooseUser(folder, other)).toThrow('start the shop as that user or as root');
  });
});
