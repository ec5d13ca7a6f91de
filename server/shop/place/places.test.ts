import { expect, test } from 'vitest';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { createPlaces } from './places.ts';

const tenant = {
  slug: 'default',
  locales: [
    { locale: 'de-AT', country: 'AT' },
    { locale: 'nl-NL', country: 'NL' },
  ],
} as unknown as TenantConfig;
const lines = ['1070 Wien', '1012 Amsterdam', '3021 Gablitz', '3021 Pressbaum', '3021 Pressbaum'];
const places = createPlaces(async () => ({ status: 'found', value: { lines } }));
const at = { tenant, locale: 'de-AT' };

test('gives the places of a code, each once, and the same to who types it in other ways', async () => {
  expect(await places(at, '1070')).toEqual(['Wien']);
  expect(await places(at, ' 3021 ')).toEqual(['Gablitz', 'Pressbaum']);
  for (const typed of ['1012 LM', '1012lm'])
    expect(await places({ tenant, locale: 'nl-NL' }, typed)).toEqual(['Amsterdam']);
});

test('gives none for what is no code of the country, or not listed', async () => {
  for (const typed of ['', '107', '10700', '0999', 'Wien', '9999', '1012 LM'])
    expect(await places(at, typed)).toEqual([]);
  expect(await places({ tenant, locale: 'nl-NL' }, '1012')).toEqual([]);
});

test.each(['missing', 'failed'] as const)('gives none where the file is %s', async (status) => {
  expect(await createPlaces(async () => ({ status }))(at, '1070')).toEqual([]);
});
