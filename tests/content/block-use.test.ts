import { describe, expect, it } from 'vitest';
import { registry } from '../../renderer/block-modules.ts';
import { shippedFrames, shippedPages, tenants } from './shipped-content.ts';

// Editors learn from the content that comes with the project: it shows every block at its work, in both shops.

/** Drawn by the server's own documents, for addresses at which no content stands. */
const ownDocuments = new Set(['error-message']);

const documents = [...shippedPages(), ...shippedFrames()];

describe.each(tenants)('the content of $slug', (tenant) => {
  it('uses every block', () => {
    const used = new Set(
      documents
        .filter((entry) => entry.tenant === tenant)
        .flatMap(({ document }) => [...document.nodes.values()].map(({ type }) => type)),
    );
    const types = [...registry.keys()].filter((type) => !ownDocuments.has(type));
    expect(types.length).toBeGreaterThan(40);
    expect(types.filter((type) => !used.has(type))).toEqual([]);
  });
});
