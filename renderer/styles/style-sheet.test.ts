import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import { registry } from '../block-modules.ts';
import { frameStyles } from './frame-styles.ts';
import { createStyleSheets } from './style-sheet.ts';

const [tenant] = readTenants(resolve('tenants'));
if (!tenant) throw new Error('There is no tenant');
const sheets = createStyleSheets(tenant.theme, frameStyles, registry, '');

function hashOf(type: string, ...classes: string[]): string {
  return sheets.stylesFor({ blocks: new Set([type]), classes: new Set(classes), rules: '' }).hash;
}

test('a block has the rules of the classes that it uses on a page', () => {
  expect(hashOf('product-grid', 'product')).not.toBe(hashOf('product-grid', 'product', 'badge'));
  const { css } = sheets.stylesFor({
    blocks: new Set(['product-grid']),
    classes: new Set(['product']),
    rules: '',
  });
  expect(css.toString()).not.toContain('.badge-sale{');
});

test('a block whose states take each other’s place has the same rules in each', () => {
  expect(hashOf('product-listing', 'product-listing')).toBe(
    hashOf('product-listing', 'product-listing product-listing-chip', 'badge badge-sale'),
  );
});
