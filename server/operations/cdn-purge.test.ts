import { describe, expect, test, vi } from 'vitest';
import { createHttpCdnPurge, noCdn } from './cdn-purge.ts';

function purgeWith(answer: () => Promise<Response>) {
  const send = vi.fn<typeof fetch>(answer);
  const warn = vi.fn<(...line: unknown[]) => void>();
  const counts: string[] = [];
  const cdn = createHttpCdnPurge({
    url: 'https://cdn.example/purge',
    token: 'token-of-the-cdn',
    log: { warn } as never,
    count: (result) => counts.push(result),
    fetch: send,
  });
  const bodies = (): unknown[] =>
    send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
  return { cdn, send, warn, counts, bodies };
}

describe('the CDN', () => {
  test('is told tags and paths, with the token', async () => {
    const { cdn, send, counts, bodies } = purgeWith(() => Promise.resolve(new Response('ok')));
    await cdn.purge(['page:at:de-AT:/'], ['/lp/herbst']);
    expect(bodies()).toEqual([{ surrogate_keys: ['page:at:de-AT:/'], paths: ['/lp/herbst'] }]);
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { Authorization: 'Bearer token-of-the-cdn' },
    });
    expect(counts).toEqual(['ok']);
  });

  test('is told two hundred tags at a time, the paths once', async () => {
    const { cdn, bodies } = purgeWith(() => Promise.resolve(new Response('ok')));
    await cdn.purge(
      Array.from({ length: 401 }, (_, index) => `t${index}`),
      ['/a'],
    );
    const sent = bodies() as { surrogate_keys: string[]; paths: string[] }[];
    expect(sent.map(({ surrogate_keys, paths }) => [surrogate_keys.length, paths.length])).toEqual([
      [200, 1],
      [200, 0],
      [1, 0],
    ]);
  });

  test.each([
    ['refuses', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('that %s is told of in the log, and fails nothing', async (_what, answer) => {
    const { cdn, warn, counts } = purgeWith(answer);
    await expect(cdn.purge(['a'], [])).resolves.toBeUndefined();
    expect(counts).toEqual(['failed']);
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).not.toContain('token-of-the-cdn');
  });

  test('may be none at all', async () => {
    await expect(noCdn.purge(['a'], [])).resolves.toBeUndefined();
  });
});
