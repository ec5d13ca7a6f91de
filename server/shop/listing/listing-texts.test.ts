import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizeSystems } from './size-system.ts';

const root = join(import.meta.dirname, '../../..');

/** Keys in the code; of facets the shop's own names follow, of sizes those of their systems. */
const keys = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('test'))
  .flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...code.matchAll(/'(listing\.[a-zA-Z.]+)'/g)].map(([, key]) => key ?? '');
  });
const facets = ['size', 'colour', 'width', 'brand', 'energy', 'tyre-fuel', 'tyre-wet'];
const wanted = new Set([
  ...keys,
  ...facets.map((facet) => `listing.facet.${facet}`),
  ...sizeSystems.map((system) => `listing.sizes.${system}`),
]);

test.each(['de', 'fr', 'nl'])(
  'every text of lists is there in %s, and none that nobody asks for',
  (language) => {
    const file = join(root, `renderer/messages/${language}.json`);
    const texts = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
      .filter((key) => key.startsWith('listing.'))
      .map((key) => key.replace(/_(one|other)$/, ''));
    expect(keys.length).toBeGreaterThan(12);
    expect([...new Set(texts)].toSorted()).toEqual([...wanted].toSorted());
  },
);
