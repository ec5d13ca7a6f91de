import { expect, test, vi } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { createAnsweringPages } from './answering-pages.ts';
import type { PageService } from '../pages/page-service.ts';

const [{ locale }] = testTenant.locales as [(typeof testTenant.locales)[number]];
const location = { kind: 'page', locale, path: '/lp/a', documentPath: '/lp/a', parameters: {} } as const;

function setUp(kind: string, kept?: { hardEnd: number }) {
  const drawAt = vi.fn<PageService['drawAt']>(() => Promise.resolve({ kind } as never));
  const answers = createAnsweringPages({ drawAt }, { find: () => kept as never });
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
  const { drawAt, answers } = setUp('unavailable', { hardEnd: 1000 });
  expect(await answers(999)).toBe(true);
  expect(drawAt).not.toHaveBeenCalled();
  expect(await answers(1000)).toBe(false);
});
