import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { askedShop, type TenantFile } from './asked-shop.ts';

const folder = join(import.meta.dirname, '../../../tenants');
const all = globSync('*/tenant.json', { cwd: folder }).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as TenantFile,
);
const tenants = all
  .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  .filter(({ slug }) => ['at', 'default'].includes(slug));
const taken = new Map([['pictures', 'content-fixtures/pictures']]);

function ask(line: string): ReturnType<typeof askedShop> {
  return askedShop(line.split(' ').filter(Boolean), tenants, taken);
}

describe('a new shop', () => {
  test.each([
    // With the currency, then the language; of equals the last.
    ['ch --locale de-CH --currency CHF', 'default', 'de-DE', 'Europe/Zurich'],
    ['ch --locale fr-CH --currency CHF', 'default', 'fr-CH', 'Europe/Zurich'],
    ['be --locale fr-BE --currency EUR', 'default', 'fr-CH', 'Europe/Brussels'],
    ['de --locale de-DE --currency EUR --like at/de-AT', 'at', 'de-AT', 'Europe/Berlin'],
    ['it --locale it-IT --currency EUR --like at/de-AT', 'at', 'de-AT', 'Europe/Rome'],
  ])('%s is like %s in %s', (line, tenant, locale, timeZone) => {
    const asked = ask(line);
    if (!asked.ok) throw new Error(asked.reasons.join(' '));
    expect([asked.shop.like.tenant.slug, asked.shop.like.locale.locale]).toEqual([tenant, locale]);
    expect(asked.shop).toMatchObject({ timeZone, name: 'Modehaus Linde' });
  });

  test.each([
    [
      '',
      [
        'Say what the shop is called',
        'npm hands them on only behind `--`',
        'Say the locale',
        'Say the currency',
      ],
    ],
    ['Ch --locale de-CH --currency CHF', ['"Ch" is no slug']],
    ['pictures --locale de-CH --currency CHF', ['There is a folder content-fixtures/pictures already']],
    ['ch --locale de --currency CHF', ['--locale de-CH, not "de"']],
    ['ch --locale de-XX --currency CHF', ['No country is called "XX"']],
    ['ch --locale de-ZZ --currency CHF', ['No country is called "ZZ"']],
    ['ch --locale de-CH --currency USD', ['--currency EUR or CHF, not "USD"']],
    ['ch --locale de-CH --currency CHF --time-zone Bern', ['--time-zone Europe/Zurich, not "Bern"']],
    ['it --locale it-IT --currency EUR', ['No shop speaks "it" yet, only de, fr, nl']],
    ['ch --locale de-CH --currency CHF --like at/de', ['There are: at/de-AT, default/de-DE']],
    ['ch --locale de-CH --currency CHF --name Modehaus Linde', ['"Linde" belongs to no option']],
    ['ch --lokale de-CH', ["Unknown option '--lokale'."]],
  ])('with %j is refused in sentences', (line, sentences) => {
    const asked = ask(line);
    const reasons = asked.ok ? [] : asked.reasons;
    expect(reasons).toEqual(sentences.map((sentence) => expect.stringContaining(sentence) as string));
  });
});
