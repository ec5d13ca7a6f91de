import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../../server/outbound/paper/testing/read-pdf.ts';
import { seenText } from '../../running/seen-text.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  const text = (html: string) => [{ type: 'rich-text', props: { headline: 'Muster', html } }];
  shop.content.page({ path: '/service-hilfe/agb', main: text('<p>Es gilt unser Recht.</p>') });
  shop.content.page({
    path: '/service-hilfe/widerrufsbelehrung',
    main: text('<blockquote>Hiermit widerrufe ich</blockquote>'),
  });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ');

test('the mail that confirms an order holds all that was agreed on, as the page and the invoice do', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '102': 2 });
  const path = await order(browser);
  const page = plain(seenText((await browser.get(path)).text));
  const entry = (await shop.mails()).find(({ mail }) => mail.purpose === 'order-confirmation');
  const mail = entry?.mail;
  const number = /Bestellnummer (\d{10})/.exec(page)?.[1] ?? '';
  for (const text of [plain(seenText(mail?.html ?? '')), plain(mail?.text ?? '')])
    for (const part of [
      ...[number, 'Wickelkleid', '102.1', 'Kornfeld', '€ 99,99', '€ 199,98', '€ 166,65', '€ 33,33'],
      ...['Auf Rechnung: € 199,98, fällig 14 Tage nach Erhalt', 'AT61 1904 3002 3457 3201'],
      ...['3. Dezember 2026 bis 7. Dezember 2026', 'Niamh Ó Briain', 'Lindengasse 12-14a/3/7', '1070 Wien'],
      ...['binnen 14 Tagen nach Erhalt der letzten Ware', 'gesetzliche Gewährleistung: 2 Jahre'],
      ...['Modehaus Linde Versand GmbH, Lindengasse 12', 'gehört zu Deiner Bestellung'],
    ])
      expect(text).toContain(part);
  expect(page).toContain('€ 199,98');

  const papers = await Promise.all(
    (mail?.papers ?? []).map(async (_paper, index) => {
      const { status, bytes } = await shop.ask(`/dev/mail/${entry?.id}/papers/${index}`, {});
      expect(status).toBe(200);
      return plain((await readPdf(bytes)).pages.map(({ text }) => text).join(' '));
    }),
  );
  expect(papers).toEqual([
    expect.stringMatching(/^Rechnung RE-2026-\d{6} .*€ 199,98.*€ 166,65.*€ 33,33/),
    expect.stringContaining('Hiermit widerrufe ich'),
    expect.stringContaining('Es gilt unser Recht.'),
  ]);
});
