import { expect, test } from 'vitest';
import { isSourceOfShop } from './changed-sources.ts';

test.each([
  ['blocks/content/quote/view.tsx', true],
  ['content-fixtures/at/pages/de-AT/home.json', true],
  ['tenants/at/tenant.json', true],
  ['server/pages/deliver.ts', true],
  ['package-lock.json', true],
  ['vite.config.ts', true],
  ['blocks/content/quote/view.test.tsx', false],
  ['server/shop/account/testing/memory-account-store.ts', false],
  ['content-fixtures/README.md', false],
  ['docs/testing.md', false],
  ['tests/journeys/basket.test.ts', false],
  ['vitest.config.ts', false],
])('a change of %s reaches what a browser sees: %s', (file, reaches) => {
  expect(isSourceOfShop(file)).toBe(reaches);
});
