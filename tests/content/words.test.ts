import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBirthday } from '../../schemas/account/birthday.ts';

// The shop's own texts: one word for one thing, and sentences that are right whatever stands in them.

const root = join(import.meta.dirname, '../..');

/** All texts of a language, as `key: text`, with plain spaces. */
function textsIn(language: string): string[] {
  return globSync(`{renderer,blocks/**,server/**}/messages/${language}.json`, { cwd: root }).flatMap(
    (file) => {
      const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
      return Object.entries(texts).map(([key, text]) => `${key}: ${text.replaceAll(/[\u00a0\u202f]/g, ' ')}`);
    },
  );
}

const texts = { de: textsIn('de'), fr: textsIn('fr'), nl: textsIn('nl') };

/** What must not stand in any text of a language, and why. */
const wrong: readonly (readonly [keyof typeof texts, RegExp, string])[] = [
  ['nl', /winkelwagen|winkelmandje|\bhet winkelmand/i, 'the basket is de winkelmand'],
  ['de', /\b(?:das|ein|unser|unserem) Mail\b/, 'it is die E-Mail'],
  ['fr', /(?<!appareil est-il )connecté|^login-form\.new: Nouveau/, 'nobody knows who reads it'],
  [
    'fr',
    /\{\{name\}\} »? ?(?:est|reste) (?:\S+ )?\S*(?:é|tel|tel quel)[\s.:]/,
    'an article may be of either gender',
  ],
  ['de', /\{\{name\}\}[^.:]*\b(?:wie (?:er|sie|es) war)/, 'an article may be of any gender'],
  ['nl', /\{\{name\}\}[^.:]*\bzoals (?:het|hij) was/, 'an article may be of either gender'],
  ...(['de', 'fr', 'nl'] as const).map(
    (language) =>
      [language, /^checkout\.changed\..*[„«‘] ?\{\{name\}\}/, 'names bring their own quotes'] as const,
  ),
  ['de', /^account\.(?!fault).* \d+ (?:Minuten|Stunden|Tage)\b/, 'spans come from the rules'],
  ['fr', /^account\.(?!fault).* \d+ (?:minutes|heures|jours)\b/, 'spans come from the rules'],
  ['nl', /^account\.(?!fault).* \d+ (?:minuten|uur|dagen)\b/, 'spans come from the rules'],
];

test.each(wrong)('%s has no %s: %s', (language, pattern) => {
  expect(texts[language].length).toBeGreaterThan(500);
  expect(texts[language].filter((text) => pattern.test(text))).toEqual([]);
});

describe.each(['de', 'fr', 'nl'] as const)('the example of a date in %s', (language) => {
  const exampleIn = (key: string): string | undefined =>
    texts[language].find((text) => text.startsWith(`${key}: `))?.match(/\d{1,2}[.-]\d{1,2}[.-]\d{4}/)?.[0];

  test('is the same in the hint of the field and in what is said of a wrong one, and is taken', () => {
    const hint = exampleIn('account-form.birthday.hint');
    expect(hint).toBe(exampleIn('account.fault.birthday.invalid'));
    expect(readBirthday(hint ?? '', '2026-12-01')).toEqual({ ok: true, birthday: '1980-01-31' });
  });
});
