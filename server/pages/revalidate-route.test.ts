import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectLog } from '../../tests/faults/collected-log.ts';
import { createRenewalBatches } from './renewal-batches.ts';
import { createRevalidateRoute } from './revalidate-route.ts';

const secret = 'sehr-geheim';

function setUp(windowMs = 1000) {
  const calls: unknown[] = [];
  const route = createRevalidateRoute({
    secret,
    windowMs,
    log: collectLog().log,
    invalidate: (tags, paths, tenant) => {
      calls.push({ tags, paths, tenant });
      return 3;
    },
  });
  const app = express().post('/api/revalidate', route);
  const post = (body: string | object, authorization = `Bearer ${secret}`) =>
    request(app)
      .post('/api/revalidate')
      .set('authorization', authorization)
      .set('content-type', 'application/json')
      .send(body);
  return { app, calls, post };
}

test('marks what tags and paths name, and tells how much that was', async () => {
  const { calls, post } = setUp();
  const response = await post({ tags: ['block:hero'], paths: ['/lp/herbst'], tenant: 'at' });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ status: 'done', tags: 1, paths: 1, marked: 3 });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(calls).toEqual([{ tags: ['block:hero'], paths: ['/lp/herbst'], tenant: 'at' }]);
});

test.each([
  '',
  'Bearer',
  'Bearer falsch',
  `Bearer ${secret}x`,
  `Basic ${secret}`,
  secret,
  `Bearer ${secret.toUpperCase()}`,
])('answers 401 to the authorization %o and marks nothing', async (authorization) => {
  const { calls, post } = setUp();
  const response = await post({ tags: ['block:hero'] }, authorization);
  expect(response.status).toBe(401);
  expect(response.type).toBe('application/problem+json');
  expect(response.headers['www-authenticate']).toBe('Bearer');
  expect(calls).toEqual([]);
});

test.each<[string | object, string]>([
  ['{"tags": [', 'not the JSON'],
  ['', 'not the JSON'],
  ['{"__proto__": {"tags": ["x"]}}', '__proto__'],
  [{}, 'at least one'],
  [{ tags: [] }, 'at least one'],
  [{ tags: 'block:hero' }, 'tags'],
  [{ tags: ['two words'] }, 'one word'],
  [{ tags: [5] }, 'tags[0]'],
  [{ paths: ['lp'] }, 'paths[0]'],
  [{ paths: ['/../x'] }, 'paths[0]'],
  [{ tags: ['x'], tenant: '../at' }, 'tenant'],
  [{ tags: ['x'], more: true }, 'more'],
  [[], 'expected object'],
])('answers 400 to %o and says why', async (body, reason) => {
  const { calls, post } = setUp();
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(response.type).toBe('application/problem+json');
  expect(response.text).toContain(reason);
  expect(calls).toEqual([]);
});

test('answers 413 to a large body and 415 to another form', async () => {
  const { app, calls, post } = setUp();
  expect((await post({ tags: ['x'.repeat(70_000)] })).status).toBe(413);
  const form = request(app).post('/api/revalidate').set('authorization', `Bearer ${secret}`).type('form');
  expect((await form.send('tags=x')).status).toBe(415);
  const packed = post({ tags: ['x'] }).set('content-encoding', 'gzip');
  expect((await packed).status).toBe(415);
  expect(calls).toEqual([]);
});

test('does not start without a secret', () => {
  expect(() => createRevalidateRoute({ secret: '', invalidate: () => 0, log: collectLog().log })).toThrow(
    'secret',
  );
});

describe('a storm of calls', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function setUpBatches(fails = false) {
    const calls: unknown[] = [];
    const { log, messages } = collectLog();
    const run = (tags: readonly string[], paths: readonly string[], tenant: string | undefined): number => {
      calls.push([tags, paths, tenant]);
      if (fails && calls.length > 1) throw new Error('kaputt');
      return 1;
    };
    return { calls, messages, batches: createRenewalBatches(run, 1000, log) };
  }

  test('runs the first at once and the others as one per window and tenant', async () => {
    const { calls, batches } = setUpBatches();
    const answers = [];
    for (let call = 0; call < 1000; call++) {
      answers.push(await batches.run({ tags: [`t${call % 2}`], paths: [], tenant: undefined }));
    }
    await batches.run({ tags: [], paths: ['/'], tenant: 'at' });
    expect(answers.slice(0, 3)).toEqual([1, undefined, undefined]);
    expect(calls).toEqual([[['t0'], [], undefined]]);
    vi.advanceTimersByTime(1000);
    expect(calls.slice(1)).toEqual([
      [['t1', 't0'], [], undefined],
      [[], ['/'], 'at'],
    ]);
    expect(await batches.run({ tags: ['t2'], paths: [], tenant: undefined })).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(4);
    vi.advanceTimersByTime(1000);
    expect(await batches.run({ tags: ['t3'], paths: [], tenant: undefined })).toBe(1);
  });

  test('a failure of those that run later is logged', async () => {
    const { messages, batches } = setUpBatches(true);
    await batches.run({ tags: ['a'], paths: [], tenant: undefined });
    await batches.run({ tags: ['b'], paths: [], tenant: undefined });
    await vi.advanceTimersByTimeAsync(1000);
    expect(messages()).toEqual(['Renewal failed']);
  });
});
