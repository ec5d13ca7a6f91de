import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studioMessages } from '../../renderer/studio/text/studio-texts.ts';

const code = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('assets'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

/** Reasons that the store of content gives, which are answered as they are. */
const ofStore = ['unchanged', 'not-live', 'circle'];

test('every reason for which a call is refused has words in the languages of the editors', () => {
  const named = code.flatMap((text) =>
    [
      ...text.matchAll(/\brefusal\(\s*\d+,\s*'([a-z-]+)'/g),
      ...text.matchAll(/\btext: \{ key: '([a-z-]+)' \}/g),
      ...text.matchAll(/\bconflict\('([a-z-]+)'/g),
      ...text.matchAll(/^ {2}\d{3}: '([a-z-]+)',$/gm),
    ].map(([, reason = '']) => reason),
  );
  expect(named.length).toBeGreaterThan(30);
  const { de = {}, en = {} } = studioMessages();
  for (const messages of [de, en])
    expect([...named, ...ofStore].filter((reason) => !(`refused.${reason}` in messages))).toEqual([]);
});
