import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { captchaMs, createAltchaCaptcha } from './altcha-captcha.ts';
import { createFormCheck, unscriptedForms } from './form-check.ts';
import { createFormTokens, formTokenMaxAgeMs, formTokenMinAgeMs, type FormPlace } from './form-tokens.ts';
import { testCounters, type TestCounters } from '../../concurrency/testing/counters.ts';

const secret = 's'.repeat(32);
const place: FormPlace = { tenant: 'at', form: 'forgot-password' };
const address = '192.0.2.1';

// The library looks at the machine's clock too.
let now = Date.now();
let counters: TestCounters;
const clock = (): number => now;
const captcha = createAltchaCaptcha({ secret, clock, randomInt, cost: 1, tries: [1, 20] });
const formTokens = createFormTokens({ secret, clock, randomBytes });
const newCheck = () => createFormCheck({ captcha, formTokens, counters: counters.process(), secret });

beforeEach(() => {
  now = Date.now();
  counters = testCounters(clock);
});

const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');
async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
const solved = async (tenant = 'at'): Promise<string> => solve(await captcha.challenge(tenant));
const byCaptcha = (payload: string) => ({ captcha: payload, formToken: '' });
const byToken = (formToken: string) => ({ captcha: '', formToken });
const refused = (because: string) => ({ ok: false, reason: 'captcha', because });

describe('a captcha', () => {
  test('opens a form once, in whichever process', async () => {
    const [one, other] = [newCheck(), newCheck()];
    const payload = await solved();
    expect(await one(byCaptcha(payload), place, address)).toEqual({ ok: true });
    expect(await one(byCaptcha(payload), place, address)).toEqual(refused('used'));
    expect(await other(byCaptcha(payload), place, address)).toEqual(refused('used'));
  });

  test('written otherwise is used all the same', async () => {
    const check = newCheck();
    const payload = await solved();
    expect(await check(byCaptcha(payload), place, address)).toEqual({ ok: true });
    const { challenge, solution } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
      challenge: { parameters: object; signature: string };
      solution: object;
    };
    const parameters = Object.fromEntries(Object.entries(challenge.parameters).toReversed());
    for (const again of [
      encode({
        solution: { ...solution, time: 1 },
        challenge: { signature: challenge.signature, parameters },
      }),
      `${payload}====`,
      Buffer.from(payload, 'base64').toString('base64url'),
    ])
      expect(await check(byCaptcha(again), place, address)).toEqual(refused('used'));
  });

  test('of which many come at the same time opens one form', async () => {
    const check = newCheck();
    const payload = await solved();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => check(byCaptcha(payload), place, address)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is used once also while the shared store is away', async () => {
    const check = newCheck();
    counters.away = true;
    const payload = await solved();
    expect(await check(byCaptcha(payload), place, address)).toEqual({ ok: true });
    expect(await check(byCaptcha(payload), place, address)).toEqual(refused('used'));
  });

  test('ends', async () => {
    const check = newCheck();
    const payload = await solved();
    now += captchaMs;
    expect(await check(byCaptcha(payload), place, address)).toEqual(refused('expired'));
  });

  test('of another shop, secret or task is none', async () => {
    const check = newCheck();
    expect(await check(byCaptcha(await solved('default')), place, address)).toEqual(refused('invalid'));
    const foreign = createAltchaCaptcha({
      secret: 'x'.repeat(32),
      ...{ clock, randomInt, cost: 1, tries: [1, 20] as const },
    });
    expect(await check(byCaptcha(await solve(await foreign.challenge('at'))), place, address)).toEqual(
      refused('invalid'),
    );
    const challenge = await captcha.challenge('at');
    const other = await captcha.challenge('at');
    const solution = await solveChallenge({ challenge: other, deriveKey });
    expect(await check(byCaptcha(encode({ challenge, solution })), place, address)).toEqual(
      refused('invalid'),
    );
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    expect(await check(byCaptcha(await solve(easier)), place, address)).toEqual(refused('invalid'));
    const later = { ...other, parameters: { ...other.parameters, expiresAt: (now + 2 * captchaMs) / 1000 } };
    expect(await check(byCaptcha(encode({ challenge: later, solution })), place, address)).toEqual(
      refused('invalid'),
    );
  });

  test('of any other text is none', async () => {
    const check = newCheck();
    const payload = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.json().map((json) => Buffer.from(json).toString('base64')),
    );
    await fc.assert(
      fc.asyncProperty(payload, async (text) => {
        expect(await check(byCaptcha(text), place, address)).toEqual(refused('invalid'));
      }),
    );
  });

  test('tells its solution to nobody', async () => {
    const { parameters } = await captcha.challenge('at');
    expect(Object.keys(parameters).toSorted()).toEqual([
      ...[
        'algorithm',
        'cost',
        'data',
        'expiresAt',
        'keyLength',
        'keyPrefix',
        'keySignature',
        'nonce',
        'salt',
      ],
    ]);
  });
});

describe('a form without a script', () => {
  test('is taken once, when it is some seconds old', async () => {
    const check = newCheck();
    const token = formTokens.make(place);
    now += formTokenMinAgeMs - 1;
    expect(await check(byToken(token), place, address)).toEqual(refused('too-early'));
    now += 1;
    expect(await check(byToken(token), place, address)).toEqual({ ok: true });
    expect(await check(byToken(token), place, address)).toEqual(refused('used'));
    expect(await newCheck()(byToken(token), place, address)).toEqual(refused('used'));
  });

  test('written otherwise is used all the same', async () => {
    const check = newCheck();
    const token = formTokens.make(place);
    now += formTokenMinAgeMs;
    expect(await check(byToken(token), place, address)).toEqual({ ok: true });
    // The last letter of 32 bytes in base64 has two bits that say nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const same = letters[letters.indexOf(token.at(-1) ?? '') ^ 1] ?? '';
    expect(await check(byToken(token.slice(0, -1) + same), place, address)).toEqual(refused('used'));
  });

  test('ends after an hour', async () => {
    const token = formTokens.make(place);
    now += formTokenMaxAgeMs;
    expect(await newCheck()(byToken(token), place, address)).toEqual(refused('expired'));
  });

  test('is taken a few times an hour from one address, fewer than with a captcha', async () => {
    const check = newCheck();
    const tokens = Array.from({ length: unscriptedForms.most + 2 }, () => formTokens.make(place));
    now += formTokenMinAgeMs;
    for (const token of tokens.slice(0, unscriptedForms.most))
      expect(await check(byToken(token), place, address)).toEqual({ ok: true });
    expect(await check(byToken(tokens.at(-1) ?? ''), place, address)).toEqual({
      ...{ ok: false, reason: 'limited' },
      retryAfterSeconds: 3600,
    });
    expect(await check(byToken(tokens.at(-1) ?? ''), place, '192.0.2.2')).toEqual({ ok: true });
    expect(await check(byCaptcha(await solved()), place, address)).toEqual({ ok: true });
  });

  test('is limited also while the shared store is away', async () => {
    const check = newCheck();
    counters.away = true;
    const tokens = Array.from({ length: unscriptedForms.most + 1 }, () => formTokens.make(place));
    now += formTokenMinAgeMs;
    const answers = [];
    for (const token of tokens) answers.push((await check(byToken(token), place, address)).ok);
    expect(answers).toEqual([...tokens.slice(1).map(() => true), false]);
  });

  test('of another form, shop or secret is none', async () => {
    const check = newCheck();
    const foreign = createFormTokens({ secret: 'x'.repeat(32), clock, randomBytes });
    const tokens = [
      formTokens.make({ ...place, form: 'login' }),
      formTokens.make({ ...place, tenant: 'default' }),
      foreign.make(place),
    ];
    const [time = '', nonce = '', mark = ''] = formTokens.make(place).split('.');
    const older = (Number.parseInt(time, 36) - formTokenMinAgeMs).toString(36);
    const self = createHmac('sha256', '').update(`${older}.${nonce}`).digest('base64url');
    for (const token of [...tokens, `${older}.${nonce}.${mark}`, `${older}.${nonce}.${self}`, 'x', 'a.b.c']) {
      now += formTokenMinAgeMs;
      expect(await check(byToken(token), place, address), token).toEqual(refused('invalid'));
    }
  });

  test('needs one of the two', async () => {
    expect(await newCheck()(byToken(''), place, address)).toEqual(refused('missing'));
  });
});
