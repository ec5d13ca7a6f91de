import pino from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '../../config.ts';
import { openPayments } from './open-payments.ts';

const log = pino({ level: 'silent' });
const own = {
  PAYMENT_URL: 'https://pay.example/api',
  PAYMENT_TOKEN: 'a token of payments',
  PAYMENT_SECRET: 'c2VjcmV0IG9mIHBheW1lbnRzLCBsb25n',
};
const secret = 'x'.repeat(32);
const production = {
  ...{ NODE_ENV: 'production', REVALIDATE_SECRET: secret, PREVIEW_SECRET: secret, VISITOR_SECRET: secret },
  PUBLIC_ORIGIN: 'at=https://www.example.at,default=https://www.example.com',
  TENANT_HOSTS: 'www.example.at=at,www.example.com=default',
};

test('production without a provider has none', async () => {
  expect((await openPayments(readSettings(production), log)).provider).toBeNull();
});

test('the provider that is set is asked, and forms may lead to its origin', async () => {
  const { provider } = await openPayments(readSettings({ ...production, ...own }), log);
  expect(provider?.origin).toBe('https://pay.example');
});

test('outside production a sandbox takes payments, until the shop ends', async () => {
  const payments = await openPayments(readSettings({ NODE_ENV: 'test' }), log);
  const begin = () =>
    payments.provider?.begin({
      ...{ id: 'A'.repeat(22), method: 'paypal', amount: 100, currency: 'EUR', description: 'Linde 1' },
      ...{ locale: 'de-AT', returnUrl: 'http://localhost/back', notifyUrl: 'http://localhost/notice' },
    });
  expect((await begin())?.payUrl.startsWith(`${payments.provider?.origin}/pay/`)).toBe(true);
  payments.close();
  await expect(begin()).rejects.toThrow('The payment provider did not answer as it should');
});
