import { expect, onTestFinished, test } from 'vitest';
import { startSmtpSink } from '../../services/smtp-sink.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import { startShop } from '../shop-under-test.ts';
import { createVisitor } from '../visitor-of-shop.ts';

// Mails of a whole shop that has a mail server, as that server gets them.

const api = '/api/customer/v1';
const password = 'korrekt pferd';

test('a customer confirms an address by the mail that has arrived, also after the server was away', async () => {
  const database = await openTestDatabase();
  const sink = await startSmtpSink();
  let passed = 0;
  const shop = await startShop(
    { SMTP_URL: `${sink.url}?tls=none`, MAIL_FROM: 'at=post@linde.example' },
    { database, now: () => Date.now() + passed, clock: () => performance.now() },
  );
  onTestFinished(async () => {
    await shop.shop.finish();
    await shop.close();
    await sink.close();
    await database.close();
  });
  await shop.shop.prepare();

  sink.refusals.push({ on: 'recipient', code: 451, text: 'Come again' });
  const visitor = createVisitor(shop);
  const email = 'anna.berger@example.at';
  const registration = { salutation: 'none', firstName: 'Anna', lastName: 'Berger', birthday: '' };
  const entries = { ...registration, email, password, terms: 'yes' };
  expect((await visitor.call(`${api}/registration`, entries)).status).toBe(200);
  await expect.poll(() => sink.refusals.length, { timeout: 10_000 }).toBe(0);
  // Half a minute later it is tried again; the shop may not have noted the refusal yet when the first minute passes.
  await expect
    .poll(
      () => {
        passed += 60_000;
        return sink.mails.length;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1);

  const [arrived] = sink.mails;
  expect(arrived?.envelope).toEqual({ from: 'post@linde.example', to: [email] });
  const link = /https:\/\/www\.example\.at\/registrieren\/bestaetigen\?token=([\w-]+)/.exec(
    arrived?.parsed.text ?? '',
  );
  expect((await visitor.call(`${api}/confirm-account`, { token: link?.[1] })).status).toBe(200);
  expect((await visitor.call(`${api}/login`, { email, password })).status).toBe(200);
}, 60_000);

/** What registers an address at a shop whose mails go to the server at `url`. */
async function registrationOf(url: string) {
  const database = await openTestDatabase();
  const shop = await startShop({ SMTP_URL: url, MAIL_FROM: 'at=post@linde.example' }, { database });
  onTestFinished(async () => {
    await shop.close();
    await database.close();
  });
  const visitor = createVisitor(shop);
  const registration = { salutation: 'none', firstName: 'Anna', lastName: 'Berger', birthday: '' };
  return (email: string) =>
    visitor.call(`${api}/registration`, { ...registration, email, password, terms: 'yes' });
}

test('an address that the mail server cannot take is refused at the form, before anything is kept', async () => {
  const sink = await startSmtpSink({ hideSMTPUTF8: true });
  const url = `${sink.url}?tls=none`;
  const register = await registrationOf(url);
  const refused = await register('jörg@x.at');
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text)).toMatchObject({
    errors: [
      {
        field: 'email',
        detail: expect.stringMatching(/^An diese Adresse können wir leider/) as string,
      },
    ],
  });
  expect((await register('a&b@x.at')).status).toBe(200);
  await sink.close();
});

test('while the mail server is away, an address that it may not take is told to wait, all others are taken', async () => {
  const sink = await startSmtpSink();
  const url = `${sink.url}?tls=none`;
  await sink.close();
  const register = await registrationOf(url);
  expect((await register('jörg@x.at')).status).toBe(503);
  expect((await register('joerg@x.at')).status).toBe(200);
});
