import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../../renderer/block-examples.ts';
import { registry } from '../../renderer/block-modules.ts';
import { folderOf } from '../blocks/block-example.ts';
import { shippedFrames, shippedPages, tenants } from './shipped-content.ts';

// Editors learn from the content that comes with the project: it shows every block at its work.

/** Why no page shows a block, in the block's own words: `unplaced` of its example `minimal`. */
function unplacedOf(type: string): string | undefined {
  const file = join(folderOf(type), 'examples.json');
  return readExamples(JSON.parse(readFileSync(file, 'utf8')), file).minimal?.unplaced;
}

const documents = [...shippedPages(), ...shippedFrames()];
const typesIn = (entries: typeof documents): Set<string> =>
  new Set(entries.flatMap(({ document }) => [...document.nodes.values()].map(({ type }) => type)));
const used = typesIn(documents);
const types = [...registry.keys()];

describe('the content of the shops', () => {
  it('shows every block somewhere, or the block says why not', () => {
    expect(types.length).toBeGreaterThan(40);
    const silent = types.filter((type) => !used.has(type) && unplacedOf(type) === undefined);
    expect(
      silent.map(
        (type) =>
          `${type}: place it on a page below content-fixtures/, or say in its examples.json why none shows it: "minimal": { "unplaced": "…", … }`,
      ),
    ).toEqual([]);
  });

  it('shows no block that says that none does', () => {
    const stale = types.filter((type) => used.has(type) && unplacedOf(type) !== undefined);
    expect(stale.map((type) => `${type}: take "unplaced" out of its examples.json`)).toEqual([]);
  });
});

// What a shop does not show is a notice, not a fault: the run counts it as skipped.
describe.each(tenants)('the content of $slug', (tenant) => {
  const own = typesIn(documents.filter((entry) => entry.tenant === tenant));

  it.for(types)('shows %s', (type, { skip }) => {
    if (!own.has(type)) skip(unplacedOf(type) ?? 'Another shop shows it.');
    expect(own).toContain(type);
  });
});
