import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLoaders } from '../contract/loader.ts';
import { prepareRequest } from './load-request.ts';

const loaders = createLoaders([
  {
    name: 'page-of',
    args: z.object({ path: z.string() }),
    dimensions: [],
    load: () => ({ ok: true, value: null, revision: '1', tags: [] }),
  },
]);
const request = { load: 'page-of', args: { path: '$path' } };
const at = (path: string) =>
  prepareRequest(request, { locale: 'de-AT', path, device: 'web', parameters: {} }, loaders);

test('a request is prepared once for equal arguments, and again for others', () => {
  expect(at('/a')).toBe(at('/a'));
  expect(at('/a')).not.toBe(at('/b'));
  expect(at('/b').args).toEqual({ ok: true, value: { path: '/b' } });
});

test('however many paths somebody makes up, few forms of a request are kept', () => {
  const first = at('/first');
  for (let number = 0; number < 40; number++) at(`/made-up-${number}`);
  expect(at('/first')).not.toBe(first);
  expect(at('/first')).toEqual(first);
});
