import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrMakeSecret } from './secrets.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret that is given is that, and nothing is written', () => {
  expect(readOrMakeSecret('given', folder, 'preview')).toBe('given');
  expect(readdirSync(folder)).toEqual([]);
});

test('a secret is made once, for its owner alone, and stays', () => {
  const made = readOrMakeSecret(undefined, folder, 'preview');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readOrMakeSecret(undefined, folder, 'preview')).toBe(made);
  expect(statSync(join(folder, 'secrets/preview')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(folder, 'secrets'))).toEqual(['preview']);
});

test('secrets of different names differ', () => {
  expect(readOrMakeSecret(undefined, folder, 'preview')).not.toBe(
    readOrMakeSecret(undefined, folder, 'revalidate'),
  );
});

test.each(['', '\n', 'short'])(
  'a file that holds no secret (%j) is refused: with an empty one anybody could sign',
  (text) => {
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(join(folder, 'secrets/preview'), text);
    expect(() => readOrMakeSecret(undefined, folder, 'preview')).toThrow('holds no secret');
    expect(readFileSync(join(folder, 'secrets/preview'), 'utf8')).toBe(text);
  },
);
