import { describe, expect, test } from 'vitest';
import { type OrderAction, orderLinkMs, readOrderLink, signOrderLink } from './order-link.ts';

const secrets = ['a secret of the shop, long enough'] as const;
const now = 1_795_000_000_000;
const number = '4821630957';
const payLinkMs = orderLinkMs.pay;
const pay = { action: 'pay', tenant: 'at' } as const;
const link = signOrderLink(secrets, { ...pay, number, expiresAt: now + payLinkMs });

test('names its order for seven days, and says then that it has expired', () => {
  expect(readOrderLink(secrets, pay, link, now)).toEqual({ ok: true, number });
  expect(readOrderLink(secrets, pay, link, now + payLinkMs - 1000)).toEqual({ ok: true, number });
  expect(readOrderLink(secrets, pay, link, now + payLinkMs)).toEqual({ ok: false, reason: 'expired' });
});

test('holds while another secret takes the place of its own, and not after that', () => {
  const other = 'the secret that takes its place now';
  expect(readOrderLink([other, ...secrets], pay, link, now)).toEqual({ ok: true, number });
  expect(readOrderLink([other], pay, link, now)).toEqual({ ok: false, reason: 'none' });
});

describe('is none', () => {
  const [, seconds = '', mac = ''] = link.split('.');
  test.each([
    ['of another order', `4821630958.${seconds}.${mac}`],
    ['that is to hold longer', `${number}.${Number(seconds) + 1}.${mac}`],
    ['with another mark', `${number}.${seconds}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`],
    ['that was cut', link.slice(0, -1)],
    ['with more behind it', `${link}A`],
    ['that is empty', ''],
    ['of an order’s own token', 'a'.repeat(32)],
  ])('one %s, also when it has expired', (_, changed) => {
    for (const at of [now, now + 2 * payLinkMs])
      expect(readOrderLink(secrets, pay, changed, at)).toEqual({ ok: false, reason: 'none' });
  });

  test('one of another shop', () => {
    expect(readOrderLink(secrets, { ...pay, tenant: 'default' }, link, now)).toEqual({
      ok: false,
      reason: 'none',
    });
  });

  test.each(['track', 'invoice', 'withdraw'] as const)(
    'one that is to %s, and the other way round',
    (action) => {
      const other: { action: OrderAction; tenant: string } = { action, tenant: 'at' };
      expect(readOrderLink(secrets, other, link, now)).toEqual({ ok: false, reason: 'none' });
      const own = signOrderLink(secrets, { ...other, number, expiresAt: now + 1000 });
      expect(readOrderLink(secrets, other, own, now)).toEqual({ ok: true, number });
      expect(readOrderLink(secrets, pay, own, now)).toEqual({ ok: false, reason: 'none' });
    },
  );
});
