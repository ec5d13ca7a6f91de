import { describe, expect, it, vi } from 'vitest';
import { createTranslator, type Messages } from './translator.ts';

const messages: Messages = {
  de: {
    title: 'Titel',
    only: 'Nur Deutsch',
    greeting: 'Hallo {{name}}, Kundennummer {{businessPartnerNo}}',
    items_one: '{{count}} Artikel',
    items_other: '{{count}} Stück',
  },
  nl: { title: 'Titel NL', items_one: '{{count}} artikel', items_other: '{{count}} artikelen' },
  'de-AT': { title: 'Titel AT' },
};

function translator(onMissing = vi.fn<(locale: string, key: string) => void>()) {
  return { of: createTranslator(messages, 'de', onMissing), onMissing };
}

it('takes a text from the locale, then its language, then the fallback language', () => {
  const { of } = translator();
  expect(of('de-AT')('title')).toBe('Titel AT');
  expect(of('de-DE')('title')).toBe('Titel');
  expect(of('nl-NL')('title')).toBe('Titel NL');
  expect(of('nl-NL')('only')).toBe('Nur Deutsch');
});

it.each(['businessPartnerNo', 'name', 'date', 'amount', 'productName'])(
  'puts %s in as plain text',
  (field) => {
    const of = createTranslator({ de: { text: `vor {{${field}}} nach` } }, 'de', vi.fn());
    const value = '<b>$& {{x}}</b>';
    expect(of('de-AT')('text', { [field]: value })).toBe(`vor ${value} nach`);
  },
);

it('chooses the plural of the language', () => {
  const { of } = translator();
  expect(of('nl-NL')('items', { count: 1 })).toBe('1 artikel');
  expect(of('nl-NL')('items', { count: 0 })).toBe('0 artikelen');
  expect(of('fr-CH')('items', { count: 2 })).toBe('2 Stück');
});

it('leaves a value that is not given empty', () => {
  expect(translator().of('de-AT')('greeting', { name: 'Eva' })).toBe('Hallo Eva, Kundennummer ');
});

it('gives the key of a text that nobody knows, and reports it once', () => {
  const { of, onMissing } = translator();
  expect(of('de-AT')('nowhere')).toBe('nowhere');
  expect(of('de-AT')('nowhere')).toBe('nowhere');
  expect(onMissing.mock.calls).toEqual([['de-AT', 'nowhere']]);
});

it('keeps languages apart between parallel requests', () => {
  const { of } = translator();
  const nl = of('nl-NL');
  const at = of('de-AT');
  expect([nl('title'), at('title'), nl('title')]).toEqual(['Titel NL', 'Titel AT', 'Titel NL']);
});

describe('facts in messages', () => {
  const texts: Messages = {
    de: { low: '{fact:days.number}-Tage-Bestpreis: {{price}}', wrong: 'Ab {fact:nothing}', plain: 'Ab 5' },
    fr: { low: 'Prix sur {fact:days} : {{price}}' },
  };
  const facts: Record<string, ReadonlyMap<string, string>> = {
    'de-AT': new Map([['days.number', '30']]),
    'fr-CH': new Map([['days', '30\u00a0jours']]),
  };

  it('are those of the locale, beside values that are given', () => {
    const of = createTranslator(texts, 'de', vi.fn(), (locale) => facts[locale] ?? new Map());
    expect(of('de-AT')('low', { price: '{fact:days}' })).toBe('30-Tage-Bestpreis: {fact:days}');
    expect(of('fr-CH')('low', { price: 'CHF 5' })).toBe('Prix sur 30\u00a0jours : CHF 5');
  });

  it('that there are not make a text one that is missing', () => {
    const onMissing = vi.fn<(locale: string, key: string) => void>();
    const of = createTranslator(texts, 'de', onMissing, () => new Map());
    expect(of('de-AT')('wrong')).toBe('wrong');
    expect(of('de-AT')('plain')).toBe('Ab 5');
    expect(onMissing.mock.calls).toEqual([['de-AT', 'wrong']]);
  });
});
