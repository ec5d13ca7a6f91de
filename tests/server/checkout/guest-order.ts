import type { TestBrowser } from '../account/account-shop.ts';
import type { BasketShop } from '../collection/basket-shop.ts';

/** Serves the pages of ordering, each with its block. */
export function addCheckoutPages({ content }: Pick<BasketShop, 'content'>): void {
  for (const [page, type] of Object.entries({
    'checkout-login': 'checkout-login',
    'checkout-delivery': 'checkout-delivery',
    'checkout-payment': 'checkout-payment',
    checkout: 'check-order',
    'order-confirmation': 'order-confirmation',
    'after-payment': 'payment-result',
    'no-order': 'no-order',
  }))
    content.page({ path: `/_/${page}`, main: [{ type }] });
}

export const address = {
  salutation: 'female',
  firstName: 'Niamh',
  lastName: 'Ó Briain',
  street: 'Lindengasse',
  houseNumber: '12-14a/3/7',
  postalCode: '1070',
  city: 'Wien',
};

/** A guest who has got to the last step with an article. */
export async function guestAtTheEnd(
  shop: BasketShop,
  sku = '100',
  quantity = '1',
  email = 'n@example.at',
): Promise<TestBrowser> {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku, quantity });
  await browser.send('/kasse/registrieren', { form: 'guest' });
  await browser.send('/kasse/lieferservice', { form: 'delivery', email, place: 'home', ...address });
  await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
  return browser;
}

export const fieldOf = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Presses the button of the last step; the form that was sent, and its answer. */
export async function pressed(browser: TestBrowser) {
  const { text } = await browser.get('/kasse');
  const form = { form: 'order', key: fieldOf(text, 'key'), seen: fieldOf(text, 'seen') };
  return { form, sent: await browser.send('/kasse', form) };
}
