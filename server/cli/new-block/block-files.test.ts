import { expect, test } from 'vitest';
import { blockFiles } from './block-files.ts';

const plain = { type: 'fact-box', action: false, island: false, list: false, languages: ['de', 'fr', 'nl'] };

test('a block has messages in every language of the shops, with the same keys', () => {
  const files = blockFiles({ ...plain, island: true, languages: ['de', 'fr', 'it', 'nl'] });
  const keysOf = (language: string): string[] =>
    Object.keys(JSON.parse(files[`messages/${language}.json`] ?? '{}') as object);
  expect(keysOf('de')).toContain('fact-box.label');
  for (const language of ['fr', 'it', 'nl']) expect(keysOf(language)).toEqual(keysOf('de'));
});

test('a block has a test, and further files only for what it was asked with', () => {
  const usual = ['block.ts', 'schema.ts', 'styles.ts', 'view.tsx', 'view.test.tsx', 'examples.json'];
  const messages = ['messages/de.json', 'messages/fr.json', 'messages/nl.json'];
  expect(Object.keys(blockFiles(plain))).toEqual([...usual, ...messages]);
  expect(Object.keys(blockFiles({ ...plain, action: true, island: true }))).toEqual([
    ...usual,
    ...messages,
    'action.ts',
    'action.test.ts',
    'island.tsx',
  ]);
});

test('its examples are those that every block has, and say that no page shows it yet', () => {
  const examples = JSON.parse(blockFiles(plain)['examples.json'] ?? '{}') as Record<
    string,
    { unplaced?: string }
  >;
  expect(Object.keys(examples)).toEqual(['minimal', 'full', 'long-text', 'broken']);
  expect(examples.minimal?.unplaced).toContain('no page shows it yet');
});
