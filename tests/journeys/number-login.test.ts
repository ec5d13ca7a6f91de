import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devices } from '../running/devices.ts';
import { newCustomer } from '../running/new-customer.ts';
import { type RunningShop, startShop } from '../running/running-shop.ts';
import { openWatched } from '../running/watched-page.ts';
import { changedTenants } from '../services/changed-tenants.ts';

// A shop that lets customers be known by number and birthday: two ways on one form.

const tenants = changedTenants('at', (config) => {
  config.accounts = { passwordMin: 8, birthday: 'required', numberLogin: true };
});
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({}, { root: tenants.root });
});
afterAll(async () => {
  await shop.stop();
  tenants.remove();
});

describe.each(devices)('on a %s', (_device, options) => {
  it.each([true, false])(
    'a customer is known by number and day (with scripts: %s)',
    async (javaScriptEnabled) => {
      const { firstName, customerNumber } = await newCustomer(shop.port, { birthday: '31.1.1980' });
      const watched = await openWatched({ ...options, javaScriptEnabled });
      const { page } = watched;
      await page.goto(`${shop.origin('at')}/anmelden`);
      const form = page.locator('main form:has([name=customerNumber])');
      // Without scripts both ways stand below each other.
      if (javaScriptEnabled) await page.locator('main [href$=".way-2"]').click();
      await form.locator('[name=customerNumber]').fill(customerNumber);
      await form.locator('[name=birthday]').fill('31.1.1980');
      expect(javaScriptEnabled ? await watched.axe() : []).toEqual([]);
      await form.locator('[type=submit]').click();
      await page.waitForURL(`${shop.origin('at')}/`);
      await page.goto(`${shop.origin('at')}/mein-konto`);
      await expect.poll(() => page.locator('main').textContent()).toContain('noch einmal Dein Passwort');
      await expect.poll(() => page.locator('main').textContent()).toContain(firstName);
      expect(await watched.faults()).toEqual([]);
      await watched.close();
    },
  );
});
