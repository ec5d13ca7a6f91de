import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The editors' application is a build of its own: nothing of it reaches the shop's pages, and the other way round.

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
const client = join(import.meta.dirname, '../../../dist/client');
const manifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(client, `.vite/${name}.json`), 'utf8')) as Manifest;

test('no file of the pages’ browser code is made of the studio, nor one of the studio’s sent to pages', () => {
  const [pages, studio] = [manifest('manifest'), manifest('studio')];
  expect(studio).toHaveProperty(['renderer/studio/main.tsx']);
  expect(studio).toHaveProperty(['renderer/studio/style/studio.css']);
  expect(Object.keys(pages).filter((source) => source.includes('renderer/studio/'))).toEqual([]);
  const files = (of: Manifest): string[] =>
    Object.values(of)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js'));
  expect(files(pages).length).toBeGreaterThan(20);
  expect(files(pages).filter((file) => files(studio).includes(file))).toEqual([]);
});

test('the studio is there as its manifest says', () => {
  const files = Object.values(manifest('studio')).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(join(client, file)))).toEqual([]);
});
