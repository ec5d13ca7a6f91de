import { expect, test, vi } from 'vitest';
import { HttpError } from '../../http/http-error.ts';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { dataOf, environments, faultsOf, hashOf, testGatewayShop } from '../testing/gateway-shop.ts';
import type { CustomerPort } from './customer-module.ts';
import { namedOperation } from '../../../schemas/gateway/gateway-call.ts';

const query = `{ customer { state firstName lastName customerNumber email birthday phone hasPassword bonusProgram
  premiumRenewsOn salutation } }`;
const full = {
  kind: 'full',
  firstName: 'Ida',
  lastName: 'Berger',
  customerNumber: '10000017',
  email: 'ida@example.at',
  birthday: '1980-02-29',
  phone: '+436601234567',
  hasPassword: true,
  bonusProgram: false,
  premiumRenewsOn: '2027-03-01',
  salutation: 'female',
} as const;

test('nobody is told of nobody', async () => {
  expect(dataOf(await testGatewayShop().ask(query))).toEqual({ customer: null });
});

test('whoever is known but not proved is told the first name, and no more', async () => {
  const { ask } = testGatewayShop({ visitor: { kind: 'soft', firstName: 'Ida' } });
  expect(dataOf(await ask(query))).toEqual({
    customer: {
      ...{ state: 'SOFT', firstName: 'Ida', lastName: null, customerNumber: null, email: null },
      ...{ birthday: null, phone: null, hasPassword: null, bonusProgram: null },
      ...{ premiumRenewsOn: null, salutation: null },
    },
  });
});

test('whoever is logged in is told what the shop knows', async () => {
  const { kind: _kind, ...told } = full;
  expect(dataOf(await testGatewayShop({ visitor: full }).ask(query))).toEqual({
    customer: { state: 'FULL', ...told },
  });
});

test('a session key opens nothing', async () => {
  const { ask } = testGatewayShop();
  const answer = await ask(query).set('x-ec-token', 'a.b.c').set('Authorization', 'Bearer a.b.c');
  expect(dataOf(answer)).toEqual({ customer: null });
});

test.each(environments)('in %s an outage is a 503 and no word of the visitor', async (_, isProduction) => {
  for (const outage of [
    new DatabaseUnavailable('refused', 'at 10.0.0.7'),
    new HttpError(503, 'sessions at 10.0.0.7'),
  ]) {
    const customerOf = vi.fn<CustomerPort['customerOf']>(() => Promise.reject(outage));
    const { post, calls } = testGatewayShop({ isProduction, customerOf, known: { a: query } });
    const answer = await post({ extensions: namedOperation(hashOf('a')) });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(faultsOf(answer)).toBe('Es ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.');
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.7');
    expect(calls.onError).toHaveBeenCalledOnce();
  }
});
