import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBirthday } from './birthday.ts';

const today = '2026-11-28';
const invalid = { ok: false, reason: 'invalid' };

describe('a birthday', () => {
  test.each([
    ['1980-01-31', '1980-01-31'],
    ['31.1.1980', '1980-01-31'],
    [' 31.01.1980 ', '1980-01-31'],
    ['31-01-1980', '1980-01-31'],
    ['31. 1. 1980', '1980-01-31'],
    ['29.02.2000', '2000-02-29'],
    ['1900-01-01', '1900-01-01'],
    // No least age is specified.
    ['28.11.2026', '2026-11-28'],
  ])('%j is %s', (typed, birthday) => {
    expect(readBirthday(typed, today)).toEqual({ ok: true, birthday });
  });

  test.each([
    ...['31.02.2000', '29.02.1900', '29.02.2001', '31.04.2000', '00.01.2000', '01.00.2000', '01.13.2000'],
    ...['1899-12-31', '2026-11-29', '01.01.2027', '1.1.80', '1/1/1980', '1980-1-31', 'gestern', '٣١.٠١.١٩٨٠'],
    ...['1980-01-31T00:00', '+01980-01-31', '1.1.1980\n2', '1e3'],
  ])('is not %j', (typed) => {
    expect(readBirthday(typed, today)).toEqual(invalid);
  });

  test('is missing', () => {
    expect(readBirthday(' ', today)).toEqual({ ok: false, reason: 'missing' });
  });

  test('of any day that there was is that day, typed either way', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-28'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const birthday = date.toISOString().slice(0, 10);
        const [year, month, number] = birthday.split('-').map(Number);
        expect(readBirthday(birthday, today)).toEqual({ ok: true, birthday });
        expect(readBirthday(`${number}.${month}.${year}`, today)).toEqual({ ok: true, birthday });
      }),
    );
  });

  test('of any three numbers is a day that the calendar has, or none', () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(number(40), number(15), fc.integer({ min: 1800, max: 2100 }), (day, month, year) => {
        const read = readBirthday(`${day}.${month}.${year}`, today);
        const date = new Date(Date.UTC(year, month - 1, day));
        const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const isPast = date <= new Date(today) && year >= 1900;
        expect(read.ok).toBe(isReal && isPast);
      }),
      { numRuns: 2000 },
    );
  });
});
