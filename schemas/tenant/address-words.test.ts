import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { addressWords, doubleWords } from './address-words.ts';
import type { TenantConfig } from './tenant.ts';

const [german] = testTenant.locales as [TenantConfig['locales'][number]];
const tenant: TenantConfig = {
  ...testTenant,
  locales: [german, { ...german, locale: 'fr-CH', prefix: '/fr' }],
  addressWords: {
    parameters: { farbe: { 'fr-CH': 'couleur' }, seite: { 'fr-CH': 'page' }, stand: 'etat' },
    values: { neu: { 'fr-CH': 'nouveau' } },
    fragments: { bewertungen: { 'fr-CH': 'avis' } },
  },
};
const french = addressWords(tenant, 'fr-CH');

describe('the words of addresses', () => {
  test('are those of the locale, else those of the code', () => {
    expect(['farbe', 'stand', 'q'].map(french.parameter)).toEqual(['couleur', 'etat', 'q']);
    expect(['farbe', 'stand'].map(addressWords(tenant, 'de-AT').parameter)).toEqual(['farbe', 'etat']);
    expect([french.fragment('bewertungen'), french.fragment('auswahl')]).toEqual(['_.avis', '_.auswahl']);
    expect(addressWords(testTenant, 'de-AT').renamed).toBe('');
    expect(french.renamed).toBe('farbe=couleur&seite=page&stand=etat');
  });

  test.each([
    ['farbe=sage&seite=2', 'couleur=sage&page=2'],
    ['couleur=sage&page=2', 'couleur=sage&page=2'],
    ['x=1&farbe=a%26b+c&farbe', 'x=1&couleur=a%26b+c&couleur'],
    // Only where a value is a word it has another one.
    ['stand=neu&q=neu&farbe=neu', 'etat=nouveau&q=neu&couleur=neu'],
    ['etat=neu', 'etat=nouveau'],
    ['', ''],
  ])('write %j as %j, and that as it is', (query, written) => {
    expect(french.query(query)).toBe(written);
    expect(french.query(written)).toBe(written);
  });

  test('say what a value means', () => {
    expect([french.meaning('stand', 'nouveau'), french.meaning('q', 'nouveau')]).toEqual(['neu', 'nouveau']);
  });

  test('call nothing as another thing is called, or was', () => {
    expect(doubleWords(tenant)).toEqual([]);
    const parameters = {
      farbe: { 'fr-CH': 'page' },
      seite: { 'fr-CH': 'page' },
      preis: { 'fr-CH': 'sterne' },
    };
    const doubled = { parameters, values: {}, fragments: { auswahl: { 'fr-CH': 'label' } } };
    expect(doubleWords({ ...tenant, addressWords: doubled })).toEqual([
      'the parameter "seite" is called "page" in fr-CH, as "farbe" is',
      'the parameter "preis" is called "sterne" in fr-CH, as "sterne" is',
      'the fragment "auswahl" is called "label" in fr-CH, as "label" is',
    ]);
  });
});
