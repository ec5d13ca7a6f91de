import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import { createShippedProducts } from './shipped-products.ts';

const root = resolve(import.meta.dirname, '../..');
const tenants = readTenants(resolve(root, 'tenants')).map(({ config }) => config);

test('a product of the demonstration is at its own address alone', () => {
  const productAt = createShippedProducts(root, tenants, Date.parse('2026-12-01T12:00:00+01:00'));
  // The number of a product that a slice shows.
  expect(productAt('at', 'de-AT', { slug: 'etwas', sku: '110412' })).toBe('redirect');
  expect(productAt('at', 'de-AT', { slug: 'etwas', sku: '999' })).toBe('unknown');
  expect(productAt('at', 'fr-CH', { slug: 'etwas', sku: '110412' })).toBe('unknown');
});

test('of a shop that the demonstration has no words for nobody knows', () => {
  const productAt = createShippedProducts(root, [], 0);
  expect(productAt('nobody', 'de-AT', { slug: 'a', sku: '1' })).toBeUndefined();
});
