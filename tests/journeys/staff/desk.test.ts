import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createInvitationPorts } from '../../../server/compose/compose-staff.ts';
import { createSqlOutbox } from '../../../server/outbound/mail/sql-outbox.ts';
import { letterShop } from '../../../server/outbound/mail/testing/sample-letters.ts';
import { inviteStaff } from '../../../server/staff/account/invite-staff.ts';
import { codeAt } from '../../../server/staff/account/totp.ts';
import { laptop } from '../../running/devices.ts';
import { keyboard } from '../../running/hand.ts';
import { readMail } from '../../running/read-mail.ts';
import { sharedStaffSecret } from '../../running/shared-shop.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { createLook } from './look-at-desk.ts';

// The desk by keyboard, from an invitation on.

const shop = useWatchedShop();
const look = createLook('desk', () => shop.watched());
const password = 'korrekt pferd batterie';
const database = useShopDatabase();

/** The path of a link for a new administrator of the Austrian shop. */
async function invite(email: string): Promise<string> {
  const ports = createInvitationPorts({
    ...{ secret: sharedStaffSecret, database, now: Date.now },
    mail: { outbox: createSqlOutbox({ database, clock: Date.now }), shopOf: letterShop },
  });
  const roles = [{ tenant: 'at', application: 'desk' as const, role: 'administrator' }];
  const invited = await inviteStaff(ports, { actor: 'shell', tenant: 'at', email, roles, writes: false });
  if (!invited.ok || !invited.link) throw new Error('Nobody was invited');
  return `/desk/invitation?token=${invited.link.token}`;
}

/** The key on the page, and the code that it gives now; a code of the step to come where the present one is used. */
async function codeOn(page: Page, steps = 0): Promise<{ secret: string; code: string }> {
  const secret = (await page.locator('.key').textContent())?.replaceAll(' ', '') ?? '';
  return { secret, code: codeAt(secret, Date.now() + steps * 30_000) };
}

describe('somebody who was invited', () => {
  it('sets up access, signs in, invites a colleague and reads the log, by keyboard', async () => {
    // Another one with each try.
    const email = `chefin-${Date.now()}@example.at`;
    const colleague = `kollege-${Date.now()}@example.at`;
    const page = await shop.open(await invite(email), laptop);
    const hand = keyboard(page);
    await look(page, 'invitation');
    const { secret, code } = await codeOn(page);
    await hand.write(page.getByLabel('Neues Passwort'), password);
    await hand.write(page.getByLabel('Code aus der App'), code);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Deine Ersatzcodes' }).waitFor();
    await look(page, 'recovery-codes');
    await hand.press(page.getByRole('link', { name: 'Zur Anmeldung' }));

    await hand.write(page.getByLabel('E-Mail-Adresse'), email);
    await hand.write(page.getByLabel('Passwort'), 'falsch');
    await hand.write(page.getByLabel('Code', { exact: true }), '000000');
    shop.expectFaults((fault) => fault.includes('status of 422'));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.title()).toMatch(/^Fehler: Anmelden/);
    await look(page, 'sign-in');
    await hand.write(page.getByLabel('Passwort'), password);
    // That of now has opened the account; the next one holds already.
    await hand.write(page.getByLabel('Code', { exact: true }), codeAt(secret, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Arbeitsplatz/ }).waitFor();
    await look(page, 'home');

    await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Personen' }));
    await hand.press(page.getByRole('button', { name: 'Einladen' }));
    // The browser itself says what is missing, at the field.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
    await hand.write(page.getByLabel('E-Mail-Adresse'), colleague);
    await hand.press(page.getByRole('button', { name: 'Einladen' }));
    await page.getByText('Wähle mindestens eine Aufgabe.').waitFor();
    await look(page, 'staff-faults');
    await hand.press(page.getByRole('checkbox', { name: /^Lager/ }));
    await hand.press(page.getByRole('button', { name: 'Einladen' }));
    await page.getByRole('status').getByText('Die Einladung ist unterwegs.').waitFor();
    await look(page, 'staff');
    const { mail, links } = await readMail(shop.port(), colleague, 'staff-invitation');
    expect(mail.subject).toBe('Dein Zugang zum Arbeitsplatz von Modehaus Linde');
    expect(links[0]).toMatch(/\/desk\/invitation\?token=[\w-]{22}$/);

    await hand.press(page.getByRole('link', { name: colleague }));
    await look(page, 'person');
    await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Protokoll' }));
    const row = page.getByRole('row').filter({ hasText: colleague });
    expect(await row.innerText()).toContain('eingeladen oder Aufgaben gegeben');
    await look(page, 'audit');
    await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Mein Zugang' }));
    await look(page, 'account');
    await hand.press(page.getByRole('button', { name: 'English' }));
    await page.getByRole('heading', { name: 'My access' }).waitFor();
    await hand.press(page.getByRole('button', { name: 'Sign out' }));
    await page.getByRole('status').getByText('You are signed out.').waitFor();
  });
});
