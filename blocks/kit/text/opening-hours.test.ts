import { expect, test } from 'vitest';
import { openingHoursLines } from './opening-hours.ts';
import { testPageView } from '../testing/page-view.ts';

const page = testPageView();

test('three or more days in a row are a span, whatever their order', () => {
  expect(
    openingHoursLines([{ days: ['Fr', 'Mo', 'Tu', 'We', 'Th'], opens: '08:00', closes: '21:00' }], page),
  ).toEqual([{ days: 'Mo–Fr', opens: '8', closes: '21' }]);
});

test('days with a gap, and single days, are listed', () => {
  expect(
    openingHoursLines(
      [
        { days: ['Mo', 'We', 'Fr'], opens: '08:30', closes: '12:00' },
        { days: ['Sa', 'Su'], opens: '10:00', closes: '10:05' },
        { days: ['Sa'], opens: '00:00', closes: '23:59' },
      ],
      page,
    ),
  ).toEqual([
    { days: 'Mo, Mi, Fr', opens: '8:30', closes: '12' },
    { days: 'Sa, So', opens: '10', closes: '10:05' },
    { days: 'Sa', opens: '0', closes: '23:59' },
  ]);
});

test('days are named in the page’s language, abbreviated as it does', () => {
  const french = testPageView({ locale: 'fr-CH' });
  const hours = [{ days: ['Mo' as const, 'Tu' as const, 'We' as const], opens: '08:00', closes: '21:00' }];
  expect(openingHoursLines(hours, french)[0]?.days).toBe('lun.–mer.');
});
