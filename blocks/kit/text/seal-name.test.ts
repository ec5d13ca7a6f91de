import { expect, test } from 'vitest';
import { sealName } from './seal-name.ts';
import { testTenant } from '../testing/tenant.ts';

const nameIn = (locale: string, name: string | Record<string, string>): string =>
  sealName({ id: 'siegel', name }, { locale, tenant: testTenant });

test('A seal has one name everywhere, or one per locale', () => {
  expect(nameIn('fr-CH', 'Handelsverband')).toBe('Handelsverband');
  expect(nameIn('fr-CH', { 'de-AT': 'Käufersiegel', 'fr-CH': 'Label des acheteurs' })).toBe(
    'Label des acheteurs',
  );
});

test('Where a name is missing, that of the shop’s first language counts, then the id', () => {
  expect(nameIn('nl-NL', { 'de-AT': 'Käufersiegel' })).toBe('Käufersiegel');
  expect(nameIn('nl-NL', { 'fr-CH': 'Label des acheteurs' })).toBe('siegel');
});
