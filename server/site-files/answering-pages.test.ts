import { expect, test, vi } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { createAnsweringPages } from './answering-pages.ts';
import type { PageLife } from '../pages/page-life.ts';
import type { PageService } from '../pages/page-service.ts';

const [{ locale }] = testTenant.locales as [(typeof testTenant.locales)[number]];
const location = { kind: 'page', locale, path: '/lp/a', documentPath: '/lp/a', parameters: {} } as const;

/** As pages lie in memory: the one clock counts days since 1970, the other since the start. */
const keptPage = { drawnFor: 1_800_000_000_000, drawnAt: 0, freshUntil: 15, hardEnd: 1000, until: undefined };

function setUp(kind: string, { kept, passed = 0 }: { kept?: PageLife; passed?: number } = {}) {
  const drawAt = vi.fn<PageService['drawAt']>(() => Promise.resolve({ kind } as never));
  const answers = createAnsweringPages(
    { drawAt },
    { find: () => kept as never },
    () => passed,
  );
  return { drawAt, answers: (at: number) => answers(testTenant, location, at) };
}

test.each([
  ['page', true],
  ['missing', false],
  ['unavailable', false],
  ['gone', false],
])('a place where drawing comes to "%s" answers: %s', async (kind, expected) => {
  expect(await setUp(kind).answers(1000)).toBe(expected);
});

test('a page that is in memory answers until its end, and needs not be drawn', async () => {
  const { drawAt, answers } = setUp('unavailable', { kept: keptPage, passed: 999 });
  expect(await answers(keptPage.drawnFor + 999)).toBe(true);
  expect(drawAt).not.toHaveBeenCalled();
  const later = setUp('unavailable', { kept: keptPage, passed: 1000 });
  expect(await later.answers(keptPage.drawnFor + 1000)).toBe(false);
});

test('a page that is in memory says nothing of a moment at which what it shows has ended', async () => {
  const kept = { ...keptPage, until: keptPage.drawnFor + 500 };
  expect(await setUp('unavailable', { kept }).answers(kept.until - 1)).toBe(true);
  expect(await setUp('unavailable', { kept }).answers(kept.until)).toBe(false);
});
