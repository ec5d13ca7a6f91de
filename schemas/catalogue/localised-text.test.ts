import { expect, test } from 'vitest';
import { inLocale, localisedText, ownIn } from './localised-text.ts';

const names = { de: 'Kleiderschrank', 'de-AT': 'Kleiderkasten', fr: 'Armoire' };

test('a locale reads its own words, else its language’s, else German ones', () => {
  expect(['de-AT', 'de-DE', 'fr-CH', 'nl-NL'].map((locale) => inLocale(names, locale))).toEqual([
    'Kleiderkasten',
    'Kleiderschrank',
    'Armoire',
    'Kleiderschrank',
  ]);
  expect(() => inLocale({ fr: 'Armoire' }, 'nl-NL')).toThrow(RangeError);
});

test('German words that fall back have no ß where nobody writes it; words of the locale’s own stay as they are', () => {
  const texts = { de: { name: 'Reißverschluss', points: ['Größe'] }, fr: { name: 'Weiß', points: [] } };
  expect(inLocale(texts, 'de-CH')).toEqual({ name: 'Reissverschluss', points: ['Grösse'] });
  expect(inLocale(texts, 'de-LI').name).toBe('Reissverschluss');
  expect(['de-DE', 'de-AT', 'it-CH'].map((locale) => inLocale(texts, locale).name)).toEqual(
    Array(3).fill('Reißverschluss'),
  );
  expect(inLocale(texts, 'fr-CH').name).toBe('Weiß');
  expect(inLocale({ de: 'Maße', 'de-CH': 'Meißner Maße' }, 'de-CH')).toBe('Meißner Maße');
});

test('what must be of its language falls back to none', () => {
  expect(ownIn(names, 'nl-NL')).toBeUndefined();
  expect(ownIn({}, '__proto__')).toBeUndefined();
  expect(ownIn(names, 'fr-CH')).toBe('Armoire');
});

test('texts are German first, short enough, and of languages', () => {
  const shape = localisedText(10);
  expect(shape.safeParse({ de: 'Kleid', fr: 'Robe' }).success).toBe(true);
  for (const wrong of [{ fr: 'Robe' }, { de: '' }, { de: 'x'.repeat(11) }, { de: 'Kleid', german: 'x' }])
    expect(shape.safeParse(wrong).success).toBe(false);
});
