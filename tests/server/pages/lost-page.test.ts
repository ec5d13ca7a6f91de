import { afterEach, beforeEach, expect, test } from 'vitest';
import { heading } from '../fake-content.ts';
import { type ShopUnderTest, startShop } from '../shop-under-test.ts';

// A page of which every node fails has nothing to say: nobody is shown that in place of what it last said.

let shop: ShopUnderTest;
const nobody = { id: 'a', type: 'gibtsnicht' };

beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

test('a page stays as it last was', async () => {
  shop.content.page({ path: '/lp/herbst', main: [heading('Mäntel')] });
  expect((await shop.ask('/lp/herbst')).text).toContain('Mäntel</h');
  shop.content.page({ path: '/lp/herbst', main: [nobody] });
  const isTold = (): boolean => shop.lines.some((line) => line.includes('type-unknown'));
  expect(isTold()).toBe(false);
  // What is asked for meanwhile begins the renewals of page and document.
  const asksLater = async (): Promise<boolean> => {
    shop.advance(60_000);
    await shop.ask('/lp/herbst');
    return isTold();
  };
  await expect.poll(asksLater).toBe(true);
  const { status, text } = await shop.ask('/lp/herbst');
  expect(status).toBe(200);
  expect(text).toContain('Mäntel</h');
});

test.each([
  ['holds no node', [null, 7, 'x']],
  ['holds only boxes of what failed', [{ id: 'c', type: 'columns', props: {}, slots: { first: [nobody] } }]],
])('one whose main part %s is not sent', async (_what, main) => {
  shop.content.page({ path: '/lp/leer', main });
  expect((await shop.ask('/lp/leer')).status).toBe(503);
});

test('one that was never good is not sent, and asks to come again', async () => {
  shop.content.page({ path: '/lp/neu', main: [nobody] });
  const { status, headers } = await shop.ask('/lp/neu');
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
