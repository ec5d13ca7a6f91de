import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSessionKeys, type KeyHolder, type SessionKeys } from './session-keys.ts';
import type { Visitor } from './visitor.ts';

const secret = 'a secret of thirty-two characters';
const start = Date.parse('2026-11-28T10:00:00Z');
const seconds = start / 1000;

let now = start;
let keys: SessionKeys;
beforeEach(() => {
  now = start;
  keys = createSessionKeys({ secrets: [secret], now: () => now });
});

const storedAs = (visitor: Visitor, chain = 'chain-of-ids'): NonNullable<KeyHolder['stored']> => ({
  session: {
    id: 'secret-id',
    tenant: 'at',
    visitor,
    createdAt: now,
    seenAt: now,
    ...{ stays: false, isProved: true },
  },
  chain,
});
const full = storedAs({ kind: 'full', customerId: 'c1' });
const soft = storedAs({ kind: 'soft', customerId: 'c1' });
const nobody: KeyHolder = { stored: null, cc: undefined };

test.each([
  ['nobody', null, 0],
  ['an anonymous session', storedAs({ kind: 'anonymous' }), 0],
  ['a soft login', soft, 1],
  ['a login', full, 2],
])('the key of %s says so', async (_, stored, type) => {
  const key = await keys.issue('at', { stored, cc: undefined });
  expect(key).toMatchObject({ type, issuedAt: seconds, expiresAt: seconds + 7200 });
  const payload = decodeJwt(key.token);
  expect(payload).toEqual({
    ...{ type, aud: 'at', iat: seconds, exp: seconds + 7200 },
    ...(stored && { sid: 'chain-of-ids' }),
  });
  expect(JSON.stringify(payload)).not.toMatch(/c1|secret-id/);
  expect(decodeProtectedHeader(key.token).alg).toBe('HS256');
  expect(await keys.check('at', key.token, stored)).toEqual({ ok: true, key, cc: undefined });
});

test('cc is in it when it may be', async () => {
  const { token } = await keys.issue('at', { stored: null, cc: 'campaign' });
  expect(decodeJwt(token).cc).toBe('campaign');
  expect(await keys.check('at', token, null)).toMatchObject({ ok: true, cc: 'campaign' });
});

describe('a key is worth nothing', () => {
  const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  /** A token that is signed as ours are, whatever it says. */
  function signed(payload: Record<string, unknown>, header: Record<string, unknown> = {}): string {
    const bytes = createHmac('sha256', secret).update('session key').digest();
    const head = { alg: 'HS256', kid, ...header };
    const body = `${b64(head)}.${b64(payload)}`;
    return `${body}.${createHmac('sha256', bytes).update(body).digest('base64url')}`;
  }
  let kid = '';
  const good = { type: 2, aud: 'at', iat: seconds, exp: seconds + 7200, sid: 'chain-of-ids' };
  const reasonOf = async (token: string, stored: KeyHolder['stored'] = full, tenant = 'at') => {
    const checked = await keys.check(tenant, token, stored);
    return checked.ok ? 'ok' : checked.reason;
  };
  beforeEach(async () => {
    kid = decodeProtectedHeader((await keys.issue('at', nobody)).token).kid ?? '';
  });

  test('the tests’ own signature is one of ours', async () => {
    expect(await reasonOf(signed(good))).toBe('ok');
  });

  test.each([
    ['of another type', { type: 3 }],
    ['of a type below', { type: -1 }],
    ['of a type as text', { type: '1' }],
    ['of no number', { type: null }],
    ['of true', { type: true }],
    ['of a broken number', { type: 1.5 }],
    ['without type', { type: undefined }],
    ['until 2099', { exp: Date.parse('2099-01-01T00:00:00Z') / 1000 }],
    ['with milliseconds', { exp: start + 7_200_000 }],
    ['from tomorrow', { iat: seconds + 86_400, exp: seconds + 90_000 }],
    ['without end', { exp: undefined }],
    ['without beginning', { iat: undefined }],
    ['of another shop', { aud: 'default' }],
    ['of two shops', { aud: ['at', 'default'] }],
    ['with more in it', { role: 'admin' }],
  ])('%s, though it is signed', async (_, change) => {
    expect(await reasonOf(signed({ ...good, ...change }))).toBe('invalid');
  });

  test('without a signature', async () => {
    const unsigned = new UnsecuredJWT({ ...good }).encode();
    const [, payload = ''] = signed(good).split('.');
    for (const token of [
      unsigned,
      `${b64({ alg: 'none', kid })}.${payload}.`,
      `${b64({ alg: 'None', kid })}.${payload}.`,
      signed(good, { alg: 'none' }),
      signed(good, { alg: 'HS512' }),
      signed(good, { kid: 'other' }),
      signed(good, { kid: undefined }),
      signed(good, { kid: '__proto__' }),
      signed(good, { crit: ['x'], x: 1 }),
    ])
      expect(await reasonOf(token)).toBe('invalid');
  });

  test('with another payload under the signature', async () => {
    const { token } = await keys.issue('at', nobody);
    const [header, , signature] = token.split('.');
    expect(await reasonOf(`${header}.${b64({ ...good, type: 2 })}.${signature}`)).toBe('invalid');
  });

  test.each(['', 'x', 'a.b.c', '..', `${'x'.repeat(100_000)}.b.c`, '\0', 'null'])('as %j', async (token) => {
    expect(await reasonOf(token)).toBe('invalid');
  });

  test('after its end', async () => {
    const { token } = await keys.issue('at', { stored: full, cc: undefined });
    now += 7_199_000;
    expect(await reasonOf(token)).toBe('ok');
    now += 1000;
    expect(await reasonOf(token)).toBe('expired');
  });

  test('beside another session, or none', async () => {
    const token = signed(good);
    expect(await reasonOf(token, storedAs({ kind: 'full', customerId: 'c1' }, 'other-chain'))).toBe(
      'foreign',
    );
    expect(await reasonOf(token, null)).toBe('foreign');
    expect(await reasonOf((await keys.issue('at', nobody)).token, full)).toBe('foreign');
  });

  test('beside a session that stands for less by now', async () => {
    expect(await reasonOf(signed(good), soft)).toBe('outdated');
  });

  test('in another shop', async () => {
    expect(await reasonOf(signed(good), full, 'default')).toBe('invalid');
  });
});

test('an older secret still knows its keys, and signs no new ones', async () => {
  const { token } = await keys.issue('at', nobody);
  const ring = createSessionKeys({
    secrets: ['another secret of thirty-two letters', secret],
    now: () => now,
  });
  expect(await ring.check('at', token, null)).toMatchObject({ ok: true });
  const next = await ring.issue('at', nobody);
  expect(await keys.check('at', next.token, null)).toEqual({ ok: false, reason: 'invalid' });
});

describe('the key that a browser brings', () => {
  test('is given back until half an hour before its end, then a new one', async () => {
    const key = await keys.keyFor('at', nobody);
    now += 5_399_000;
    expect(await keys.keyFor('at', nobody, key.token)).toEqual(key);
    now += 1000;
    const next = await keys.keyFor('at', nobody, key.token);
    expect(next).toMatchObject({ issuedAt: now / 1000, expiresAt: now / 1000 + 7200 });
  });

  test.each([
    ['somebody has logged in', { stored: full, cc: undefined }],
    ['there is consent to marketing', { stored: null, cc: 'campaign' }],
  ])('is replaced when %s', async (_, holder) => {
    const key = await keys.keyFor('at', nobody);
    const next = await keys.keyFor('at', holder, key.token);
    expect(next.token).not.toBe(key.token);
    expect(await keys.keyFor('at', holder, next.token)).toEqual(next);
    expect((await keys.keyFor('at', nobody, next.token)).token).not.toBe(next.token);
  });

  test('is replaced when it is none', async () => {
    expect((await keys.keyFor('at', nobody, 'a.b.c')).type).toBe(0);
  });
});
