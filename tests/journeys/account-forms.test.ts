import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop } from '../running/devices.ts';
import { captcha, dialog, entry, field, form, notice, submit, textOf } from '../running/shown-account.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// What the forms of accounts do when something is in the way.

const shop = useWatchedShop();

/** The browser tells of each answer that was none; that is how it is to be. */
const isRefusal = (fault: string): boolean =>
  /Failed to load resource|^failed: .*\/(login|anmelden)/.test(fault);

async function open(path: string): Promise<Page> {
  const page = await shop.blank(laptop);
  shop.expectFaults(isRefusal);
  await page.context().addCookies([{ name: 'consent', value: 'C0001', url: shop.origin('at') }]);
  await page.goto(shop.origin('at') + path);
  // The code of the form is there.
  await expect.poll(() => submit(page).getAttribute('aria-disabled')).toBe('true');
  return page;
}

const entries = { email: 'kundin@example.at', password: 'korrekt pferd' };

async function fillLogin(page: Page): Promise<void> {
  await field(page, 'email').fill(entries.email);
  await field(page, 'password').fill(entries.password);
}

async function typed(page: Page): Promise<typeof entries> {
  return {
    email: await field(page, 'email').inputValue(),
    password: await field(page, 'password').inputValue(),
  };
}

describe('the captcha', () => {
  it('need not be solved by who does not want that', async () => {
    const page = await open('/passwort-vergessen');
    const opened = performance.now();
    await field(page, 'email').fill(entries.email);
    await page.getByRole('checkbox', { name: /^Ohne Rechenaufgabe absenden/ }).check();
    await expect.poll(() => field(page, 'captcha').inputValue()).toBe('');
    // The shop takes no form that is filled in faster than people do it.
    await page.waitForTimeout(Math.max(0, 3100 - (performance.now() - opened)));
    await submit(page).click();
    await expect.poll(() => textOf(notice(page))).toContain('Wenn es zu dieser Adresse ein Konto gibt');
  });

  it('that cannot be solved keeps nobody out', async () => {
    const page = await open('/passwort-vergessen');
    const opened = performance.now();
    await page.route('**/api/customer/v1/captcha', (route) => route.fulfill({ status: 503, body: '' }));
    await field(page, 'email').fill(entries.email);
    await expect
      .poll(() => textOf(captcha(page).getByRole('status')))
      .toBe('Die Aufgabe ließ sich nicht lösen. Schick das Formular einfach so ab.');
    await page.waitForTimeout(Math.max(0, 3100 - (performance.now() - opened)));
    await submit(page).click();
    await expect.poll(() => textOf(notice(page))).toContain('Wenn es zu dieser Adresse ein Konto gibt');
  });
});

describe('a login', () => {
  it('is sent once however often it is pressed, and asks for a proof when the shop does', async () => {
    const page = await open('/anmelden');
    await fillLogin(page);
    let calls = 0;
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/customer/v1/login*', async (route) => {
      calls++;
      await isSeen;
      const json = { detail: 'E-Mail-Adresse oder Passwort stimmt nicht.', needsProof: true };
      await route.fulfill({ status: 422, json });
    });
    await submit(page).dblclick();
    await expect.poll(() => submit(page).getAttribute('aria-busy')).toBe('true');
    goOn();
    await expect.poll(() => textOf(notice(page))).toBe('E-Mail-Adresse oder Passwort stimmt nicht.');
    expect([calls, await submit(page).getAttribute('aria-busy')]).toEqual([1, null]);
    expect(await captcha(page).isVisible()).toBe(true);
    expect(await typed(page)).toEqual(entries);
  });

  it.each([
    ['too many tries', 429, { detail: 'Bitte warte 3 Minuten.' }, 'Bitte warte 3 Minuten.'],
    ['an outage', 503, undefined, 'Gerade ist sehr viel los.'],
    ['a fault', 500, undefined, 'Es ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.'],
    ['no network', undefined, undefined, 'Wir erreichen unseren Shop gerade nicht.'],
  ])('that ends in %s says so, and loses nothing that was typed', async (_, status, json, words) => {
    const page = await open('/anmelden');
    await fillLogin(page);
    await page.route('**/api/customer/v1/login*', (route) =>
      status === undefined
        ? route.abort('internetdisconnected')
        : route.fulfill({ status, json: json ?? {} }),
    );
    await submit(page).click();
    await expect.poll(() => textOf(notice(page))).toContain(words);
    expect(await typed(page)).toEqual(entries);
    await page.unroute('**/api/customer/v1/login*');
    await submit(page).click();
    await expect.poll(() => textOf(notice(page))).toBe('E-Mail-Adresse oder Passwort stimmt nicht.');
  });

  it('goes its own way where its code does not come', async () => {
    const page = await shop.blank(laptop);
    shop.expectFaults(isRefusal);
    await page.goto(`${shop.origin('at')}/service-hilfe`);
    await page.route('**/anmelden?*', (route) =>
      route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
    );
    await entry(page).click();
    await page.waitForURL('**/anmelden?ziel=*');
    expect(await dialog(page).count()).toBe(0);
    expect(await form(page).count()).toBe(1);
  });
});
