import type { Account } from '../../../server/shop/account/account.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { address, type OrderShop } from './order-shop.ts';

/** A customer of age whom the shop trusts, logged in, with goods of 160.00 in the basket (one of 200.00 with freight: `200`). */
export async function creditShopper(
  shop: OrderShop,
  account: Partial<Account> = {},
  articles: readonly string[] = ['100', '102'],
): Promise<TestBrowser> {
  const { email } = await shop.customer({
    ...{ birthday: '1988-03-14', flags: { creditAffinity: true, bonusProgram: false } },
    ...account,
  });
  const browser = shop.browser();
  await browser.logIn(email);
  for (const sku of articles) await browser.send('/warenkorb', { sku });
  return browser;
}

/** Goes on to the last step, with a means of payment; without protection. */
export async function chooseCredit(
  browser: TestBrowser,
  payment: Record<string, string>,
): Promise<TestBrowser> {
  const forms: [string, Record<string, string>][] = [
    ['/kasse/lieferservice', { form: 'delivery', place: 'home', ...address }],
    ['/kasse/zahlung', { form: 'payment', ...payment }],
    ...(payment['method'] === 'instalments'
      ? [['/kasse/ratenschutz', { form: 'protection', protection: 'no' }] as [string, Record<string, string>]]
      : []),
  ];
  for (const [path, form] of forms) {
    const { status, text } = await browser.send(path, form);
    if (status !== 303) throw new Error(`${path}: ${status} ${text.slice(0, 400)}`);
  }
  return browser;
}
