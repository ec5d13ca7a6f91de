import { describe, expect, test } from 'vitest';
import { readWebhook, signWebhook } from './webhook-signature.ts';

/** The example of Standard Webhooks 1.0.0. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const body = '{"test": 2432232314}';
const seconds = 1_614_265_330;
const headers = {
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const now = seconds * 1000;

test('is that of the rules', () => {
  expect(signWebhook([secret], { id, seconds, body })).toEqual(headers);
  expect(readWebhook([secret], headers, body, now)).toBe(id);
});

test('holds by either of two secrets, and one of several signatures is enough', () => {
  expect(readWebhook([other, secret], headers, body, now)).toBe(id);
  const rotated = `v1a,x v1,AAAA ${headers['webhook-signature']}`;
  expect(readWebhook([secret], { ...headers, 'webhook-signature': rotated }, body, now)).toBe(id);
});

describe('is not believed', () => {
  test.each([
    ['by another secret', {}, body, [other]],
    ['of another body', {}, `${body} `, [secret]],
    ['under another id', { 'webhook-id': 'msg_other' }, body, [secret]],
    ['of another time', { 'webhook-timestamp': String(seconds + 1) }, body, [secret]],
    ['without a time', { 'webhook-timestamp': undefined }, body, [secret]],
    ['with a time that is none', { 'webhook-timestamp': '1e9' }, body, [secret]],
    ['that is said twice', { 'webhook-signature': [headers['webhook-signature']] }, body, [secret]],
    [
      'of another version',
      { 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') },
      body,
      [secret],
    ],
    ['that is empty', { 'webhook-signature': 'v1,' }, body, [secret]],
    ['where there is no secret', {}, body, []],
  ])('one %s', (_, changed, sent, secrets) => {
    expect(readWebhook(secrets, { ...headers, ...changed }, sent, now)).toBeNull();
  });

  test.each([-301, 301])('one that is %d seconds from now', (away) => {
    expect(readWebhook([secret], headers, body, now + away * 1000)).toBeNull();
    expect(readWebhook([secret], headers, body, now + (away - Math.sign(away)) * 1000)).toBe(id);
  });
});
