import { describe, expect, it } from 'vitest';
import { shopLocales, textsOf, textSources } from './locale-texts.ts';
import { wrongWords } from './wrong-words.ts';

// Four countries, each in its own language: docs/language.md says what each keeps to.

it('four locales have a style sheet', () => {
  expect(Object.keys(wrongWords).toSorted()).toEqual(['de-AT', 'de-DE', 'fr-CH', 'nl-NL']);
});

// A shop that is new has no style sheet yet.
describe.each(shopLocales.filter((locale) => Object.hasOwn(wrongWords, locale)))('texts in %s', (locale) => {
  const texts = textsOf(locale);

  it.each(textSources)('say in %s nothing that its language does not', (source) => {
    expect(texts[source].length).toBeGreaterThan(source === 'shop' ? 3 : 300);
    const found = wrongWords[locale]?.flatMap(([pattern, better]) =>
      texts[source].filter((text) => pattern.test(text)).map((text) => `${text} → ${better}`),
    );
    expect(found).toEqual([]);
  });
});
