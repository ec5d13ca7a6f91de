import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import { markOutline, tabIcon } from './shop-icons.ts';

test('the mark is that of the logo in the page', () => {
  expect(readFileSync('blocks/kit/logo.tsx', 'utf8')).toContain(`d="${markOutline}"`);
});

test.each(readTenants('tenants'))(
  'the icon of $config.slug is in its colours, light and dark',
  ({ theme }) => {
    const [light, dark] = theme.colours.brand ?? ['none', 'none'];
    expect(tabIcon(theme)).toContain(`fill="${light}"`);
    expect(tabIcon(theme)).toContain(`@media(prefers-color-scheme:dark){path{fill:${dark}}}`);
  },
);
