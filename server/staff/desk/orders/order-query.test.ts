import { expect, test } from 'vitest';
import { orderFilterOf, orderListPath, placeOf, placeWords, readOrderQuery } from './order-query.ts';

const empty = { q: '', state: '', from: '', to: '', after: '' };

test('reads the filters from the address, days as they begin where the shop is', () => {
  const query = readOrderQuery({
    originalUrl: '/desk/orders?q=anna&state=shipped&from=2026-12-01&to=2026-12-01',
  });
  expect(orderFilterOf(query, 'Europe/Vienna')).toEqual({
    ...{ search: 'anna', state: 'shipped' },
    ...{ from: Date.parse('2026-11-30T23:00:00Z'), to: Date.parse('2026-12-01T23:00:00Z') },
  });
});

test('lets what nobody could choose filter nothing', () => {
  const query = { ...empty, state: 'lost', from: '2026-13-40', to: 'today' };
  expect(orderFilterOf(query, 'Europe/Vienna')).toEqual({ search: '' });
  for (const after of ['', '1', '1-2', 'x-4711081500', '1-4711081500-', '1-47110815000'])
    expect(placeOf({ after })).toBeUndefined();
});

test('goes on behind an order by the address', () => {
  const place = { placedAt: 1_764_583_200_000, number: '4711081500' };
  expect(placeOf({ after: placeWords(place) })).toEqual(place);
  expect(orderListPath({ ...empty, q: 'Anna B', state: 'placed' })).toBe(
    '/desk/orders?q=Anna+B&state=placed',
  );
  expect(orderListPath(empty)).toBe('/desk/orders');
});
