import { expect, test } from 'vitest';
import { readSettings } from '../../config.ts';
import { openCarrier } from './open-carrier.ts';

const secret = 'x'.repeat(32);
const production = {
  ...{ NODE_ENV: 'production', REVALIDATE_SECRET: secret, PREVIEW_SECRET: secret, VISITOR_SECRET: secret },
  PUBLIC_ORIGIN: 'at=https://www.example.at,default=https://www.example.com',
  TENANT_HOSTS: 'www.example.at=at,www.example.com=default',
};

test('production without a carrier has none, and with one asks it', async () => {
  expect((await openCarrier(readSettings(production))).carrier).toBeNull();
  const named = { CARRIER_URL: 'https://carrier.example/api', CARRIER_TOKEN: 'a token of carriers' };
  const { carrier } = await openCarrier(readSettings({ ...production, ...named }));
  expect(carrier?.origin).toBe('https://carrier.example');
});

test('outside production a sandbox follows parcels, until the shop ends', async () => {
  const opened = await openCarrier(readSettings({ NODE_ENV: 'test' }));
  const track = () => opened.carrier?.track({ carrier: 'post', trackingNumber: 'AT4711' });
  expect((await track())?.state).toBe('announced');
  expect(await (await fetch(`${opened.carrier?.origin}/`)).text()).toContain('Österreichische Post AT4711');
  opened.close();
  await expect(track()).rejects.toThrow('The carrier did not answer as it should');
});
