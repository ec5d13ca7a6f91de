import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createInvitationPorts } from '../../server/compose/compose-staff.ts';
import { createSqlOutbox } from '../../server/outbound/mail/sql-outbox.ts';
import { letterShop } from '../../server/outbound/mail/testing/sample-letters.ts';
import { inviteStaff } from '../../server/staff/account/invite-staff.ts';
import { codeAt } from '../../server/staff/account/totp.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { laptop } from './devices.ts';
import { sharedStaffSecret } from './shared-shop.ts';
import type { WatchedShop } from './watched-shop.ts';

const password = 'korrekt pferd batterie';

/** Opens the studio of a shop as somebody new, who was invited, chose a password and signed in. */
export async function signInEditor(
  shop: WatchedShop,
  database: Database,
  { tenant = 'at', role = 'editor' }: { tenant?: string; role?: 'editor' | 'publisher' } = {},
): Promise<Page> {
  const email = `${role}.${randomBytes(4).toString('hex')}@example.at`;
  const ports = createInvitationPorts({
    ...{ secret: sharedStaffSecret, database, now: Date.now },
    mail: { outbox: createSqlOutbox({ database, clock: Date.now }), shopOf: letterShop },
  });
  const roles = [{ tenant, application: 'edit' as const, role }];
  const invited = await inviteStaff(ports, { actor: 'shell', tenant, email, roles, writes: false });
  if (!invited.ok || !invited.link) throw new Error('Nobody was invited');
  const page = await shop.blank(laptop);
  await page.goto(`${shop.origin(tenant)}/edit/invitation?token=${invited.link.token}`);
  const secret = (await page.locator('.key').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Code aus der App').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Seiten und Gliederung' }).waitFor();
  return page;
}
