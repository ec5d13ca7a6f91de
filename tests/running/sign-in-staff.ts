import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createInvitationPorts } from '../../server/compose/compose-staff.ts';
import { createSqlOutbox } from '../../server/outbound/mail/sql-outbox.ts';
import { letterShop } from '../../server/outbound/mail/testing/sample-letters.ts';
import { inviteStaff } from '../../server/staff/account/invite-staff.ts';
import { codeAt } from '../../server/staff/account/totp.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { sharedStaffSecret } from './shared-shop.ts';

/** Where somebody signs in. */
export interface StaffPlace {
  shop: { origin(tenant: string): string };
  database: Database;
  /** That of the shop. Default: that of the shop of all journeys. */
  secret?: string;
}

const password = 'korrekt pferd batterie';

/** Signs in on a page as somebody new, who was invited to a role of an application and chose a password. */
export async function signInStaff(
  page: Page,
  { shop, database, secret: ofStaff = sharedStaffSecret }: StaffPlace,
  { tenant = 'at', ...granted }: { tenant?: string; application: 'desk' | 'edit'; role: string },
): Promise<void> {
  const email = `${granted.role}.${randomBytes(4).toString('hex')}@example.at`;
  const ports = createInvitationPorts({
    ...{ secret: ofStaff, database, now: Date.now },
    mail: { outbox: createSqlOutbox({ database, clock: Date.now }), shopOf: letterShop },
  });
  const roles = [{ tenant, ...granted }];
  const invited = await inviteStaff(ports, { actor: 'shell', tenant, email, roles, writes: false });
  if (!invited.ok || !invited.link) throw new Error('Nobody was invited');
  await page.goto(`${shop.origin(tenant)}/${granted.application}/invitation?token=${invited.link.token}`);
  const secret = (await page.locator('.key').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Code aus der App').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(password);
  // That of now has opened the account; the next one holds already.
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
}
