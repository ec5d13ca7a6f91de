import express from 'express';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestErrors } from './testing/errors.ts';
import { readJsonBody } from './json-body.ts';
import { requireSameOrigin } from './same-origin.ts';

const app = express();
app.post('/api/note', requireSameOrigin, async (request, response) => {
  response.json(await readJsonBody(request, z.strictObject({ text: z.string().max(10) }), 100));
});
app.use(createTestErrors());

const post = (headers: Record<string, string>, body: unknown = { text: 'Hallo' }) =>
  supertest(app)
    .post('/api/note')
    .set({ Host: 'at.localhost:3000', ...headers })
    .send(body as object);

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
  [{ Origin: 'null' }],
  [{ Origin: 'https://at.localhost.example' }],
  [{ Origin: 'http://at.localhost' }],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://other.example' }],
])('another site is refused: %o', async (headers) => {
  expect((await post(headers)).status).toBe(403);
  // Before the body is looked at.
  expect((await post({ ...headers, 'Content-Type': 'text/plain' }, 'x')).status).toBe(403);
});

test.each([[{}], [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://AT.localhost:3000' }]])(
  'the shop itself is not: %o',
  async (headers) => {
    expect((await post(headers)).body).toEqual({ text: 'Hallo' });
  },
);

test.each([
  ['another type', { 'Content-Type': 'text/plain' }, '{"text":"a"}', 415],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'text=a', 415],
  ['compressed bytes', { 'Content-Encoding': 'gzip' }, { text: 'a' }, 415],
  ['too many bytes', {}, { text: 'a'.repeat(200) }, 413],
  ['broken JSON', { 'Content-Type': 'application/json' }, '{"text":', 400],
  ['a key of prototypes', { 'Content-Type': 'application/json' }, '{"__proto__":{"a":1},"text":"a"}', 400],
  ['another shape', {}, { text: 'a', more: 1 }, 400],
])('%s is refused', async (_what, headers, body, status) => {
  const answer = await post(headers, body);
  expect(answer.status).toBe(status);
});
