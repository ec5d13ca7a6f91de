import { describe, expect, test, vi } from 'vitest';
import { withGuestLock } from './guest-lock.ts';

async function runTwo(cookie: string): Promise<string[]> {
  vi.stubGlobal('document', { cookie });
  const log: string[] = [];
  const call = (name: string) => async (): Promise<void> => {
    log.push(`${name} asks`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    log.push(`${name} is answered`);
  };
  await Promise.all([withGuestLock(call('one')), withGuestLock(call('other'))]);
  return log;
}

describe('of two calls at once', () => {
  test.each(['', 'cc=1; other-basket-hint=1'])(
    'the second waits, where the cookies are "%s"',
    async (cookie) => {
      expect(await runTwo(cookie)).toEqual([
        'one asks',
        'one is answered',
        'other asks',
        'other is answered',
      ]);
    },
  );

  test.each(['basket-hint=1', 'cc=1; wishlist-hint=1'])('none waits, where they are "%s"', async (cookie) => {
    expect((await runTwo(cookie)).slice(0, 2)).toEqual(['one asks', 'other asks']);
  });

  test('none waits where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect((await runTwo('')).slice(0, 2)).toEqual(['one asks', 'other asks']);
  });

  test('one that fails lets the next one run, and says so', async () => {
    vi.stubGlobal('document', { cookie: '' });
    const failing = withGuestLock(() => Promise.reject(new TypeError('offline')));
    const next = withGuestLock(async () => 'answered');
    await expect(failing).rejects.toThrow('offline');
    expect(await next).toBe('answered');
  });
});
