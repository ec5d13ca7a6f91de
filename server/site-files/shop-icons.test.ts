import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import { markOutline, markVeins, tabIcon } from './shop-icons.ts';

test('the mark is that of the logo in the page', () => {
  const logo = readFileSync('blocks/kit/logo.tsx', 'utf8');
  expect(logo).toContain(`d="${markOutline}"`);
  expect(logo).toContain(`d="${markVeins}"`);
});

test.each(readTenants('tenants'))(
  'the icon of $config.slug is in its colours, light and dark',
  ({ theme }) => {
    const [light, dark] = theme.colours.brand ?? ['none', 'none'];
    expect(tabIcon(theme)).toContain(`fill="${light}"`);
    expect(tabIcon(theme)).toContain(`@media(prefers-color-scheme:dark){path:not([stroke]){fill:${dark}}}`);
  },
);
