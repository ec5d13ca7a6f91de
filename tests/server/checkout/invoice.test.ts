import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../../server/outbound/paper/testing/read-pdf.ts';
import { seenText } from '../../running/seen-text.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const textOf = async (file: Buffer): Promise<string> => {
  const { pages } = await readPdf(file);
  return pages
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/\s+/g, ' ');
};

test('an order has an invoice with all that the law wants, for whoever has its token', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '100': 2 });
  const path = await order(browser);
  const page = await browser.get(path);
  const link = /href="([^"]*\/api\/order\/v1\/invoice[^"]*)"/.exec(page.text)?.[1] ?? '';
  const answer = await shop.ask(link, {});
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="RE-2026-\d{6}\.pdf"$/) as string,
  });
  const text = await textOf(answer.bytes);
  for (const part of [
    'Rechnung RE-2026-',
    'Niamh Ó Briain Lindengasse 12-14a/3/7 1070 Wien Österreich',
    'Ausgestellt am 1. Dezember 2026',
    'Tag oder Zeitraum der Lieferung',
    'Modehaus Linde Versand GmbH',
    'UID-Nummer ATU00000000',
    '€ 149,98',
    '€ 124,98',
    '€ 25,00',
    '20 %',
    'Auf Rechnung: € 149,98, fällig 14 Tage nach Erhalt der Ware',
    'AT61 1904 3002 3457 3201',
  ])
    expect(text).toContain(part);
  expect(seenText(page.text)).toContain('€ 149,98');
});

test('nobody learns by it which orders there are', async () => {
  const unknown = ['', 'x', 'a'.repeat(32), "' or 1=1"].map(encodeURIComponent);
  const answers = await Promise.all(
    unknown.map((token) => shop.ask(`/api/order/v1/invoice?auftrag=${token}`, {})),
  );
  for (const { status, headers } of answers)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await shop.ask('/api/order/v1/invoice', {})).status).toBe(404);
});

test('an invoice stays as it was issued, whatever becomes of its order', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '102': 1 });
  const path = await order(browser);
  const token = new URL(path, 'http://x').searchParams.get('auftrag') ?? '';
  const read = async (): Promise<Buffer> =>
    (await shop.ask(`/api/order/v1/invoice?auftrag=${token}`, {})).bytes;
  const before = await read();
  await sql`
    update shop_order set ordered = jsonb_set(ordered, '{lines,0,name}', '"Anderes"')
     where ordered->'lines'->0->>'sku' = '102.1'`.execute(shop.database.kysely);
  expect((await read()).equals(before)).toBe(true);
});
