import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createInvitationPorts } from '../../../server/compose/compose-staff.ts';
import { createSqlOutbox } from '../../../server/outbound/mail/sql-outbox.ts';
import { letterShop } from '../../../server/outbound/mail/testing/sample-letters.ts';
import { createSqlRatingStore } from '../../../server/shop/rating/sql-rating-store.ts';
import { testNewReview } from '../../../server/shop/rating/testing/review.ts';
import { inviteStaff } from '../../../server/staff/account/invite-staff.ts';
import { codeAt } from '../../../server/staff/account/totp.ts';
import { connectDatabase } from '../../../server/storage/database/connect-database.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { laptop } from '../../running/devices.ts';
import { keyboard } from '../../running/hand.ts';
import { overhang } from '../../running/overhang.ts';
import { sharedStaffSecret } from '../../running/shared-shop.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { placeOrder } from '../../server/staff/placed-order.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

// What somebody of the service does all day, by keyboard. `SEE_DESK=<folder>` keeps pictures of every page.

const shop = useWatchedShop();
const folder = process.env['SEE_DESK'] ?? makeTestFolder('desk-orders');
let database: Database;
beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  database = connectDatabase(inject('shopDatabase'), collectingLog());
});
afterAll(() => database.close());

/** Looks at the page in both widths: no barrier, nothing that sticks out. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([name, await shop.watched().axe()]).toEqual([name, []]);
    expect([name, await overhang(page)]).toEqual([name, 0]);
    await page.screenshot({ fullPage: true, path: join(folder, `${name}-${width}.png`) });
  }
}

async function signIn(): Promise<Page> {
  const email = 'service@example.at';
  const ports = createInvitationPorts({
    ...{ secret: sharedStaffSecret, database, now: Date.now },
    mail: { outbox: createSqlOutbox({ database, clock: Date.now }), shopOf: letterShop },
  });
  const roles = [{ tenant: 'at', application: 'desk' as const, role: 'service' }];
  const invited = await inviteStaff(ports, { actor: 'shell', tenant: 'at', email, roles, writes: false });
  if (!invited.ok || !invited.link) throw new Error('Nobody was invited');
  const page = await shop.open(`/desk/invitation?token=${invited.link.token}`, laptop);
  const secret = (await page.locator('.key').textContent())?.replaceAll(' ', '') ?? '';
  const password = 'korrekt pferd batterie';
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Code aus der App').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Arbeitsplatz/ }).waitFor();
  return page;
}

it('finds an order, ships it, takes a return and refunds it, by keyboard', async () => {
  const number = await placeOrder(database, {
    at: Date.now(),
    lastName: 'Gruber',
    email: 'gruber@example.at',
  });
  await createSqlRatingStore(database).add(
    'at',
    testNewReview({ id: 'desk-journey', sender: 'desk-journey' }),
  );
  const page = await signIn();
  const hand = keyboard(page);
  await look(page, 'desk-home');
  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Bestellungen' }));
  await hand.write(page.getByLabel('Nummer, Name oder E-Mail-Adresse'), 'gruber');
  await page.keyboard.press('Enter');
  await look(page, 'orders');
  await hand.press(page.getByRole('link', { name: number }));
  await look(page, 'order-new');

  await hand.press(page.getByRole('link', { name: 'Paket verschicken' }));
  await look(page, 'ship');
  await hand.write(page.getByLabel('Sendungsnummer'), 'AT 4711 0815');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Das Paket ist gemeldet').waitFor();
  await hand.press(page.getByRole('button', { name: 'Paket AT47110815 ist angekommen' }));
  await page.getByRole('status').getByText('als angekommen gemeldet').waitFor();

  await hand.press(page.getByRole('link', { name: 'Rücksendung annehmen' }));
  await look(page, 'return');
  await hand.write(page.getByLabel('Article 1'), '1');
  await hand.press(page.getByRole('button', { name: 'Rücksendung anlegen' }));
  await hand.press(page.getByRole('link', { name: 'Ist angekommen' }));
  await look(page, 'receive');
  await hand.press(page.getByRole('button', { name: 'Als angekommen melden' }));
  await page.getByRole('status').getByText('Die Rücksendung ist angenommen.').waitFor();

  await hand.press(page.getByRole('link', { name: 'Erstatten', exact: true }));
  await look(page, 'refund');
  await hand.press(page.getByRole('button', { name: 'Weiter' }));
  await page.getByRole('heading', { name: 'Wirklich erstatten?' }).waitFor();
  await look(page, 'refund-confirm');
  await hand.press(page.getByRole('button', { name: /^€\s50,00 erstatten$/ }));
  await page.getByRole('status').getByText('Das Geld ist auf dem Weg zurück.').waitFor();
  await look(page, 'order-refunded');

  for (const [name, label] of [
    ['customers', 'Kundschaft'],
    ['reviews', 'Bewertungen'],
    ['vouchers', 'Gutscheine'],
  ] as const) {
    await hand.press(page.getByRole('navigation').getByRole('link', { name: label }));
    await look(page, name);
  }
  await hand.press(page.getByRole('button', { name: 'Codes ausgeben' }));
  await look(page, 'vouchers-issued');
  expect(await page.getByRole('heading', { name: 'Codes ausgegeben' }).isVisible()).toBe(true);
});
