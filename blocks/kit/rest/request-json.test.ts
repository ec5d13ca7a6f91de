import { describe, expect, test, vi } from 'vitest';
import { requestJson } from './request-json.ts';
import { RestFailure } from './rest-failure.ts';

const url = '/api/customer/v1';
const answered = (answer: Response) => vi.fn<typeof fetch>(() => Promise.resolve(answer));
const failureOf = async (ask: typeof fetch): Promise<RestFailure> =>
  (await requestJson(url, {}, ask).catch((error: unknown) => error)) as RestFailure;

test('a read is a GET that no cache of the browser answers', async () => {
  const ask = answered(Response.json({ kind: 'anonymous' }));
  expect(await requestJson(url, {}, ask)).toEqual({ kind: 'anonymous' });
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', cache: 'no-store' });
});

test('what is sent goes by POST as JSON, with the headers that come along', async () => {
  const ask = answered(Response.json({ to: '/' }));
  await requestJson(`${url}/logout`, { body: {}, headers: { 'x-ec-token': 'key' } }, ask);
  expect(ask.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', 'x-ec-token': 'key' },
  });
});

test('an answer without content is none', async () => {
  expect(await requestJson(url, {}, answered(new Response(null, { status: 204 })))).toBeUndefined();
});

describe('a failure', () => {
  test.each([
    [404, 'Not Found'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
  ])(
    'of status %i says so in the words agreed, with the body as cause, and is never data',
    async (status, statusText) => {
      const failure = await failureOf(answered(Response.json({ kind: 'full' }, { status, statusText })));
      expect(failure).toBeInstanceOf(RestFailure);
      expect(failure.message).toBe(`Endpoint: ${url} - Status ${status}: ${statusText}`);
      expect(failure.cause).toEqual({ kind: 'full' });
    },
  );

  test('has the problem’s title where the connection tells none', async () => {
    const problem = { type: 'about:blank', title: 'Forbidden', status: 403, detail: 'Only this shop' };
    const headers = { 'Content-Type': 'application/problem+json' };
    const failure = await failureOf(
      answered(new Response(JSON.stringify(problem), { status: 403, headers })),
    );
    expect(failure.message).toBe(`Endpoint: ${url} - Status 403: Forbidden`);
    expect(failure.cause).toEqual(problem);
  });

  test('of another kind has its text as cause, cut to what helps', async () => {
    const failure = await failureOf(answered(new Response('x'.repeat(5000), { status: 502 })));
    expect(failure.cause).toBe('x'.repeat(2048));
  });

  test('may be that nobody answers, which may pass', async () => {
    const cause = new TypeError('Failed to fetch');
    const failure = await failureOf(() => Promise.reject(cause));
    expect(failure).toMatchObject({ status: undefined, cause, mayPass: true });
  });

  test.each([
    ['a page', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['half of it', new Response('{"kind":', { headers: { 'Content-Type': 'application/json' } })],
  ])('may be %s where JSON should be', async (_, answer) => {
    expect(await failureOf(answered(answer))).toBeInstanceOf(RestFailure);
  });
});
