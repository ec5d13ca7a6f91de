import { expect, test } from 'vitest';
import { testPageView } from '../testing/page-view.ts';
import { untilText } from './until-text.ts';

const page = testPageView();

test('what ends at midnight lasts until the day before', () => {
  expect(untilText('2026-12-24T00:00:00+01:00', page)).toBe('23. Dezember 2026');
  // The same moment, written in another zone.
  expect(untilText('2026-12-23T23:00:00Z', page)).toBe('23. Dezember 2026');
});

test('any other end is said with its time in the tenant’s zone', () => {
  expect(untilText('2026-12-24T17:30:00Z', page)).toMatch(/^24\. Dezember 2026 um 18:30/);
  expect(untilText('2026-06-24T00:00:00Z', page)).toMatch(/^24\. Juni 2026 um 02:00/);
});
