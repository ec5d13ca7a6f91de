import { expect, it } from 'vitest';
import { laptop } from '../running/devices.ts';
import { openBasketWith } from '../running/shown-basket.ts';
import { goOn, refuseConsent, stepField, stepForm } from '../running/shown-checkout.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();

it('a guest types the postal code, and the place is there; what is typed over it stays', async () => {
  const origin = shop.origin('at');
  const page = await refuseConsent(await shop.blank(laptop), origin);
  await openBasketWith(page, origin, '8000053.01');
  await page.goto(`${origin}/kasse`);
  await goOn(page, 'guest').click();
  await stepForm(page, 'delivery').waitFor();
  const [code, city] = ['postalCode', 'city'].map((name) => stepField(page, 'delivery', name));
  if (!code || !city) throw new Error('There are no such fields');
  const place = () => expect.poll(() => city.inputValue());
  await code.pressSequentially('1070');
  await place().toBe('Wien');
  await code.fill('8010');
  await place().toBe('Graz');
  expect(await shop.watched().axe()).toEqual([]);
  await city.fill('Geidorf');
  const answered = page.waitForResponse((response) => response.url().includes('/api/place/v1'));
  await code.fill('1080');
  await answered;
  await place().toBe('Geidorf');
});
