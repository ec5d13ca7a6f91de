import { cpSync, existsSync, mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTestFolder } from '../../../../tests/services/test-folder.ts';
import { findProgramFolder, preparePrograms } from './programs.ts';
import { chooseUser } from './run-as.ts';

const isRoot = process.getuid?.() === 0;
const link = join('lib', 'libicuuc.so.60');

/** A copy of the programs as npm leaves them where it blocks the script that makes the links. */
function blockedInstall(mode: number): string {
  const parent = join(makeTestFolder('programs'), 'closed');
  mkdirSync(parent, { mode });
  const folder = join(parent, 'native');
  cpSync(findProgramFolder(), folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  rmSync(join(folder, link));
  return folder;
}

describe('PostgreSQL’s programs', () => {
  let copies = '';
  beforeAll(() => {
    copies = makeTestFolder('copies');
  });

  test('come from npm and say their version', () => {
    const programs = preparePrograms(findProgramFolder(), undefined, copies);
    expect(programs).toMatchObject({ major: '18', version: expect.stringMatching(/^18\.\d+$/) as string });
  });

  test('get the links that npm did not make', () => {
    const folder = blockedInstall(0o755);
    expect(preparePrograms(folder, undefined, copies).bin).toBe(join(folder, 'bin'));
    expect(readlinkSync(join(folder, link))).toBe('libicuuc.so.60.2');
  });

  test.runIf(isRoot)('are copied for a user who cannot reach them, once', () => {
    const user = chooseUser('/nowhere');
    const folder = blockedInstall(0o700);
    const first = preparePrograms(folder, user, copies);
    expect(first.bin.startsWith(copies)).toBe(true);
    expect(existsSync(join(first.bin, '..', link))).toBe(true);
    const mark = join(first.bin, 'mark');
    writeFileSync(mark, '');
    expect(preparePrograms(folder, user, copies).bin).toBe(first.bin);
    expect(existsSync(mark)).toBe(true);
  });

  test('that cannot run are explained in a sentence', () => {
    const folder = makeTestFolder('broken');
    mkdirSync(join(folder, 'bin'));
    for (const name of ['postgres', 'initdb']) writeFileSync(join(folder, 'bin', name), '#!/bin/false\n');
    expect(() => preparePrograms(folder, undefined, copies)).toThrow(/cannot be run .*set DATABASE_URL/);
  });
});
