import { expect, onTestFinished, test } from 'vitest';
import { startSmtpSink } from '../../services/smtp-sink.ts';
import { guestAtTheEnd, order, startOrderShop } from './order-shop.ts';

test('an order does not wait for the mail server: its mail arrives once, when that is back', async () => {
  const sink = await startSmtpSink();
  const shop = await startOrderShop({
    environment: { SMTP_URL: `${sink.url}?tls=none`, MAIL_FROM: 'at=post@linde.example' },
  });
  onTestFinished(async () => {
    await shop.shop.finish();
    await shop.close();
    await sink.close();
  });
  await shop.shop.prepare();
  for (let times = 0; times < 2; times += 1)
    sink.refusals.push({ on: 'recipient', code: 451, text: 'Come again' });

  const browser = await guestAtTheEnd(shop.browser());
  expect(await order(browser)).toMatch(/^\/kasse\/auftrag\?/);
  expect(sink.mails).toEqual([]);
  const [written] = await shop.mails();
  await expect
    .poll(
      () => {
        shop.advance(60_000);
        return sink.mails.length;
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  expect(sink.mails[0]?.envelope.to).toEqual(['n@example.at']);
  expect(sink.mails[0]?.parsed.subject).toBe(written?.mail.subject);
  shop.advance(3_600_000);
  await expect.poll(async () => (await shop.mails())[0]?.state).toBe('sent');
  expect(sink.mails).toHaveLength(1);
}, 60_000);
