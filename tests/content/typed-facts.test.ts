import { describe, expect, it } from 'vitest';
import { builtInMessages } from '../../renderer/block-modules.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import { fillFacts } from '../../schemas/facts/fill-facts.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { mergedMessages } from '../../renderer/merged-messages.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { shippedBuckets, shippedDrafts, shippedFrames, shippedPages, tenants } from './shipped-content.ts';
import { quantityLanguages, typedQuantities } from './typed-quantities.ts';

// What the configuration decides, no text states by hand: it would go on saying what was true.

describe('a quantity that was typed', () => {
  it.each([
    ['de-AT', 'Ab 75 Euro liefern wir gratis.', ['75 Euro']],
    ['de-AT', '<p>Gratis ab <b>€&nbsp;75</b></p>', ['€\u00a075']],
    [
      'de-DE',
      'Innerhalb von 30 Tagen, in 3–5 Werktagen und nach 4 Monaten',
      ['0 Tagen', '5 Werktagen', '4 Monaten'],
    ],
    ['de-AT', '15 % auf Bettwäsche', ['15 % auf']],
    ['de-AT', '16,67 %', ['16,67 %']],
    ['de-AT', 'Der Aufschlag von 5 % kommt dazu.', ['5 %']],
    ['de-AT', 'Montag bis Freitag von 8 bis 21 Uhr', ['8 bis 21 Uhr']],
    ['de-AT', 'Bis 16. Dezember bestellt', ['6. Dezember']],
    ['de-AT', 'Wir geben 1 Jahr Garantie.', ['1 Jahr']],
    ['de-AT', 'Die Gewährleistung von zwei Jahren', ['2 Jahren']],
    ['fr-CH', 'Dès CHF 75, dans les 14 jours, de 8 h à 21 h', ['CHF 75,', '4 jours', '8 h à 21 h']],
    ['nl-NL', 'Vanaf € 75, binnen 30 dagen, van 8 tot 21 uur', ['€ 75,', '0 dagen', 'van 8 tot 21 uur']],
  ])('is found in %s: %s', (locale, text, found) => {
    const facts = new Map([['legalGuarantee.dative', '2\u00a0Jahren']]);
    expect(typedQuantities(text, locale, facts)).toEqual(found);
  });

  it.each([
    ['de-AT', 'Ein Anteil von 20 % Polyamid macht sie fester.'],
    ['de-AT', 'Für Kinder von 2 bis 12 Jahren, mit 20 Stunden Laufzeit'],
    ['de-AT', '{fact:returnDays} kostenlos, ab {fact:freeShippingFrom.inWords}'],
    ['de-AT', 'Geh zwei Tage darum herum.'],
    ['de-DE', 'Größe 42, 140 × 200 cm, 54 kWh für 1.000 Stunden'],
    ['nl-NL', '24 tot 36 uur per week'],
  ])('is none in %s: %s', (locale, text) => {
    expect(typedQuantities(text, locale, new Map([['legalGuarantee', '2\u00a0Jahre']]))).toEqual([]);
  });

  it('is no fact where a block reckons with this price', () => {
    expect(typedQuantities('Ein Sofa um 899 Euro', 'de-AT', new Map(), [89_900])).toEqual([]);
    expect(typedQuantities('Ein Sofa um 899 Euro', 'de-AT', new Map(), [88_900])).toEqual(['899 Euro']);
  });
});

/** A text with its place, and the prices that its own block is given. */
interface PlacedText {
  at: string;
  text: string;
  prices: readonly number[];
}

function* textsIn(value: unknown, at: string, prices: readonly number[] = []): Generator<PlacedText> {
  if (typeof value === 'string') {
    if (!/^(?:\/|https:|route:|\d{4}-)/.test(value)) yield { at, text: value, prices };
    return;
  }
  const isList = Array.isArray(value);
  if (!isList && !isJsonObject(value)) return;
  const own = isList ? prices : Object.values(value).filter((part) => typeof part === 'number');
  for (const [name, part] of Object.entries(value)) yield* textsIn(part, `${at}/${name}`, own);
}

const shipped = [
  ...[...shippedPages(), ...shippedDrafts(), ...shippedFrames()],
  // Slices hold articles, whose names say what they are.
  ...shippedBuckets().filter(({ category }) => !category.startsWith('products/')),
];

const locales = tenants.flatMap((tenant) =>
  tenant.locales.map(({ locale }) => ({ tenant, slug: tenant.slug, locale })),
);

describe.each(locales)('texts of $slug in $locale', ({ tenant, locale }) => {
  const facts = factsOf(tenant, locale);
  const content = shipped
    .filter((source) => source.tenant === tenant && source.locale === locale)
    .flatMap((source) => [...textsIn(source.typed, source.file)]);
  const own = readTenants('tenants').find(({ config }) => config.slug === tenant.slug)?.messages ?? {};
  const messages = Object.entries(mergedMessages(own))
    .filter(([name]) => name === locale || name === locale.slice(0, 2))
    .flatMap(([name, texts]) => [...textsIn(texts, `messages/${name}`)]);

  // Of a language that is new to the shop nobody has said yet how it writes quantities.
  it.runIf(quantityLanguages.includes(locale.slice(0, 2)))('state no fact by hand', () => {
    const typed = [...content, ...messages].flatMap(({ at, text, prices }) =>
      typedQuantities(text, locale, facts, prices).map((found) => `${at}: ${found}`),
    );
    expect(typed).toEqual([]);
  });

  it('name facts that there are', () => {
    const unknown = [...content, ...messages].flatMap(({ at, text }) =>
      fillFacts(text, facts).unknown.map((name) => `${at}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(content.filter(({ text }) => text.includes('{fact:')).length).toBeGreaterThan(40);
  });
});

it('messages of the build name facts of every shop', () => {
  const named = Object.values(builtInMessages).flatMap((texts) => Object.values(texts).join(' '));
  expect(named.join(' ')).toContain('{fact:lowestPriceDays}');
});
