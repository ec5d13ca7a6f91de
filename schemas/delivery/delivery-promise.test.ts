import { describe, expect, test } from 'vitest';
import { promiseDelivery, type SentArticle, type SendingTerms } from './delivery-promise.ts';

const terms: SendingTerms = { timeZone: 'Europe/Vienna', cutOff: '14:00', ecoDays: 3, freightDates: 3 };
const holidays = ['2026-12-08', '2026-12-25', '2026-12-26'];
const isHoliday = (day: string): boolean => holidays.includes(day);
const dress: SentArticle = { sku: 'dress', mode: 'parcel', days: [2, 4] };
const shoes: SentArticle = { sku: 'shoes', mode: 'parcel', days: [5, 7] };
const sofa: SentArticle = { sku: 'sofa', mode: 'freight', days: [5, 9] };
const table: SentArticle = { sku: 'table', mode: 'freight', days: [6, 8] };

const promise = (articles: SentArticle[], at: string, isEco = false, more: Partial<SendingTerms> = {}) =>
  promiseDelivery(articles, { ...terms, ...more }, { at: Date.parse(at), isEco, isHoliday });

describe('what is ordered', () => {
  test.each([
    ['before the cut-off', '2026-12-01T13:59:59+01:00', '2026-12-03', '2026-12-07'],
    ['at the cut-off', '2026-12-01T14:00:00+01:00', '2026-12-04', '2026-12-09'],
    [
      'after midnight there, not yet at the warehouse',
      '2026-12-01T00:30:00+02:00',
      '2026-12-03',
      '2026-12-07',
    ],
    ['on Friday afternoon', '2026-12-04T15:00:00+01:00', '2026-12-10', '2026-12-14'],
    ['on Saturday', '2026-12-05T10:00:00+01:00', '2026-12-10', '2026-12-14'],
    ['on a holiday', '2026-12-08T09:00:00+01:00', '2026-12-11', '2026-12-15'],
    ['before Christmas', '2026-12-23T15:00:00+01:00', '2026-12-29', '2026-12-31'],
    ['in summer, by the clock of summer', '2026-07-01T13:30:00+02:00', '2026-07-03', '2026-07-07'],
    ['in summer at the cut-off', '2026-07-01T12:00:00Z', '2026-07-06', '2026-07-08'],
  ])('%s comes by working days of the destination', (_, at, from, to) => {
    expect(promise([dress], at).articles).toEqual([{ sku: 'dress', mode: 'parcel', from, to }]);
  });

  test('by the clock of another warehouse has its cut-off', () => {
    const at = '2026-12-01T13:30:00+01:00';
    expect(promise([dress], at).articles[0]?.from).toBe('2026-12-03');
    expect(promise([dress], at, false, { timeZone: 'Europe/Helsinki' }).articles[0]?.from).toBe('2026-12-04');
  });
});

describe('an order', () => {
  const at = '2026-12-01T10:00:00+01:00';

  test('comes in parts where articles take different times, the first one first', () => {
    const skirt = { ...dress, sku: 'skirt' };
    expect(promise([sofa, shoes, dress, skirt], at).consignments).toEqual([
      { mode: 'parcel', from: '2026-12-03', to: '2026-12-07', skus: ['dress', 'skirt'] },
      { mode: 'parcel', from: '2026-12-09', to: '2026-12-11', skus: ['shoes'] },
      { mode: 'freight', from: '2026-12-09', to: '2026-12-15', skus: ['sofa'] },
    ]);
  });

  test('of eco-friendly delivery comes in one parcel, with the slowest and after the wait', () => {
    const { consignments, articles } = promise([dress, shoes], at, true);
    expect(consignments).toEqual([
      { mode: 'parcel', from: '2026-12-14', to: '2026-12-16', skus: ['dress', 'shoes'] },
    ]);
    expect(articles.map(({ to }) => to)).toEqual(['2026-12-16', '2026-12-16']);
  });

  test('of freight comes at once, on a day that is offered from the longest time on', () => {
    const { consignments, freightDates } = promise([sofa, table, dress], at, true);
    expect(consignments.map(({ skus }) => skus)).toEqual([['dress'], ['sofa', 'table']]);
    expect(freightDates).toEqual(['2026-12-15', '2026-12-16', '2026-12-17']);
  });

  test('of freight before the holidays is offered no day on which nobody comes', () => {
    expect(promise([sofa], '2026-12-14T10:00:00+01:00').freightDates).toEqual([
      ...['2026-12-28', '2026-12-29', '2026-12-30'],
    ]);
  });

  test('without freight has no dates to choose, and without anything no parts', () => {
    expect(promise([dress], at).freightDates).toEqual([]);
    expect(promise([], at)).toEqual({ articles: [], consignments: [], freightDates: [] });
  });
});
