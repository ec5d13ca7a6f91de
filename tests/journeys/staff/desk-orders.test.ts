import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createSqlRatingStore } from '../../../server/shop/rating/sql-rating-store.ts';
import { testNewReview } from '../../../server/shop/rating/testing/review.ts';
import { laptop } from '../../running/devices.ts';
import { keyboard } from '../../running/hand.ts';
import { signInStaff } from '../../running/sign-in-staff.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { placeOrder } from '../../server/staff/placed-order.ts';
import { createLook } from './look-at-desk.ts';

// What somebody of the service does all day, by keyboard.

const shop = useWatchedShop();
const look = createLook('desk-orders', () => shop.watched());
const database = useShopDatabase();

/** Does what leads to another page, and waits until it is there. */
async function led(page: Page, act: () => Promise<void>): Promise<void> {
  const isThere = page.waitForEvent('load');
  await act();
  await isThere;
}

/** A withdrawal in words, as the page for it takes them. */
async function declareWithdrawal(email: string): Promise<void> {
  const declaration = {
    locale: 'de-AT',
    name: 'Anna Gruber',
    email,
    number: '',
    lines: null,
    articles: 'Das Kleid',
  };
  await sql`
    insert into withdrawal_declaration (tenant, key_hash, order_number, declaration, is_late, declared_at)
    values ('at', ${randomBytes(32).toString('base64url')}, null, ${JSON.stringify(declaration)}::jsonb, false, ${Date.now()})`.execute(
    database.kysely,
  );
}

/** A payment of which a provider says what fits no order. */
async function addConcern(): Promise<void> {
  await sql`
    insert into payment_concern (tenant, reference, payment, reason, amount, currency, told_at)
    values ('at', 'desk-journey', '', 'unknown', 4200, 'EUR', ${Date.now()}) on conflict do nothing`.execute(
    database.kysely,
  );
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
  await declareWithdrawal('gruber@example.at');
  await addConcern();
  const page = await shop.blank(laptop);
  await signInStaff(page, { shop, database }, { application: 'desk', role: 'service' });
  await page.getByRole('heading', { name: /^Arbeitsplatz/ }).waitFor();
  const hand = keyboard(page);
  await look(page, 'desk-home');
  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Bestellungen' }));
  await hand.write(page.getByLabel('Nummer, Name oder E-Mail-Adresse'), 'gruber');
  await led(page, () => page.keyboard.press('Enter'));
  await look(page, 'orders');
  await led(page, () => hand.press(page.getByRole('link', { name: number })));
  await look(page, 'order-new');

  await led(page, () => hand.press(page.getByRole('link', { name: 'Paket verschicken' })));
  await look(page, 'ship');
  await hand.write(page.getByLabel('Sendungsnummer'), 'AT 4711 0815');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Das Paket ist gemeldet').waitFor();
  await hand.press(page.getByRole('button', { name: 'Paket AT47110815 ist angekommen' }));
  await page.getByRole('status').getByText('als angekommen gemeldet').waitFor();

  await led(page, () => hand.press(page.getByRole('link', { name: 'Rücksendung anlegen' })));
  await look(page, 'return');
  await hand.write(page.getByLabel('Article 1'), '1');
  await hand.press(page.getByRole('button', { name: 'Rücksendung anlegen' }));
  await led(page, () =>
    hand.press(page.getByRole('navigation').getByRole('link', { name: 'Rücksendungen' })),
  );
  await look(page, 'returns');
  await led(page, () =>
    hand.press(page.getByRole('link', { name: `Rücksendung zu Bestellung ${number} ist angekommen` })),
  );
  await look(page, 'receive');
  await hand.press(page.getByRole('button', { name: 'Als angekommen melden' }));
  await page.getByRole('status').getByText('Die Rücksendung ist angenommen.').waitFor();

  await led(page, () => hand.press(page.getByRole('link', { name: 'Erstatten', exact: true })));
  await look(page, 'refund');
  await hand.press(page.getByRole('button', { name: 'Weiter' }));
  await page.getByRole('heading', { name: 'Wirklich erstatten?' }).waitFor();
  await look(page, 'refund-confirm');
  await hand.press(page.getByRole('button', { name: /^€\s50,00 gutschreiben$/ }));
  await page.getByRole('status').getByText('Die Forderung ist kleiner geworden.').waitFor();
  await look(page, 'order-refunded');

  await led(page, () => hand.press(page.getByRole('navigation').getByRole('link', { name: 'Widerrufe' })));
  await look(page, 'withdrawals');
  await led(page, () => hand.press(page.getByRole('link', { name: 'Anna Gruber' })));
  await look(page, 'withdrawal');
  await led(page, () => hand.press(page.getByRole('link', { name: number })));
  await look(page, 'withdrawal-articles');
  await hand.press(page.getByRole('button', { name: 'Widerruf annehmen' }));
  await page.getByRole('status').getByText('Der Widerruf ist angenommen').waitFor();
  await look(page, 'withdrawal-assigned');

  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Bestellungen' }));
  await led(page, () => hand.press(page.getByRole('link', { name: 'Was Hilfe braucht' })));
  await look(page, 'attention');
  await hand.press(page.getByRole('button', { name: 'Zahlung desk-journey ist geklärt' }));
  await page.getByRole('status').getByText('Die Zahlung ist von der Liste.').waitFor();

  for (const [name, label] of [
    ['customers', 'Kundschaft'],
    ['reviews', 'Bewertungen'],
    ['vouchers', 'Gutscheine'],
  ] as const) {
    await hand.press(page.getByRole('navigation').getByRole('link', { name: label }));
    await look(page, name);
  }
  await led(page, () => hand.press(page.getByRole('button', { name: 'Codes ausgeben' })));
  await look(page, 'vouchers-issued');
  expect(await page.getByRole('heading', { name: 'Codes ausgegeben' }).isVisible()).toBe(true);
});
