import { expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import { tabIcon } from './shop-icons.ts';

test.each(readTenants('tenants'))(
  'the icon of $config.slug is in its colours, light and dark',
  ({ theme }) => {
    const [light, dark] = theme.colours.brand ?? ['none', 'none'];
    expect(tabIcon(theme)).toContain(`fill="${light}"`);
    expect(tabIcon(theme)).toContain(`@media(prefers-color-scheme:dark){path:not([stroke]){fill:${dark}}}`);
  },
);
