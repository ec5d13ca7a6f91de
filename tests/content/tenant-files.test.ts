import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../blocks/kit/style/define-styles.ts';
import { builtInMessages, registry } from '../../renderer/block-modules.ts';
import { frameStyles } from '../../renderer/styles/frame-styles.ts';
import { themeRules } from '../../renderer/styles/theme-rules.ts';
import { readTenants } from '../../tenants/read-tenants.ts';

// What the schemas of a shop's own files cannot know: which texts there are, and which tokens the blocks' styles read.

const root = resolve(import.meta.dirname, '../..');
const tenants = readTenants(join(root, 'tenants'));

const letters = globSync('server/**/messages/de.json', { cwd: root }).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object),
);
const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const texts = new Set([...Object.keys(builtInMessages.de ?? {}), ...letters].map(withoutForm));

/** Custom properties that styles of frame and blocks read without saying what else to take, but for those that views write. */
const css = [frameStyles, ...[...registry.values()].flatMap(({ styles }) => styles)]
  .map((classes) => stylesOf(classes).css)
  .join('');
const views = globSync('blocks/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const made = new Set([...views.join('').matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name));
const read = [...new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ''))].filter(
  (name) => !made.has(name),
);

test('styles read tokens, and texts have keys', () => {
  expect(read.length).toBeGreaterThan(50);
  expect(read).toContain('--text-md');
  expect(texts.size).toBeGreaterThan(300);
});

describe.each(tenants)('the shop $config.slug', ({ config, theme, messages }) => {
  test('words no text that the project does not have', () => {
    const unknown = Object.entries(messages).flatMap(([file, own]) =>
      Object.keys(own)
        .filter((key) => !texts.has(withoutForm(key)))
        .map((key) => `tenants/${config.slug}/messages/${file}.json: ${key}`),
    );
    expect(unknown, 'keys that no messages/de.json below blocks, renderer and server has').toEqual([]);
  });

  test('has every token that styles read', () => {
    const given = new Set([...themeRules(theme).matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect(
      read.filter((name) => !given.has(name)),
      `tenants/${config.slug}/theme.json lacks them`,
    ).toEqual([]);
  });
});
