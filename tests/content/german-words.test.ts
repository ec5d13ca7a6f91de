import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { builtInMessages } from '../../renderer/block-modules.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { shippedBuckets, shippedDrafts, shippedFrames, shippedPages } from './shipped-content.ts';

// Austria and Germany share a language and not all of its words: each shop keeps to those of its country.

/** What no German text says, and what it says instead. */
const nowhere: readonly (readonly [RegExp, string])[] = [
  [/\b(?:das|ein|unser|unserem) Mail\b/u, 'die E-Mail'],
  [/\bverbindbar\b|\bnicht (?:miteinander )?verbinden\b/u, 'kombinierbar'],
  [/wieder verwenden/u, 'wiederverwenden'],
  [/[Kk]limafreundlich|[Uu]mweltfreundlich/u, 'what is done for it'],
  [/(?<!\p{L})(?:du|dir|dich|dein|deine|deiner|deinem|deinen)(?!\p{L})/u, 'Du, Dir, Dich, Dein'],
  [/\d (?:%|€|Euro|cm|mm|m|kg|g|l|kWh|dB|°C|Zoll|Uhr|Tagen|Werktagen)(?!\p{L})/u, 'a hard space before it'],
];

const inCountry: Readonly<Record<string, typeof nowhere>> = {
  'de-AT': [
    [/(?<!\p{L})(?:Schrank|Schränke|Treppenhaus|Kissen|Schublade|Januar|Aufzug)/u, 'Kasten, Polster, Lade …'],
    [/(?<!\p{L})Kasse(?!\p{L})/u, 'Kassa'],
    [/USt-IdNr/u, 'UID-Nummer'],
    [/Frottee/u, 'Frottier'],
  ],
  'de-DE': [
    [/[Ll]agernd|Kleiderkasten|Stiegenhaus|Zierpölster|Jänner/u, 'auf Lager, Schrank, Kissen …'],
    [/Kassa|Vorraum|Griller|Frottier|waagrecht|anschreiben|reihen wir|heimgeh/u, 'Kasse, Flur, Grill …'],
    [/USt-Rabatt|UID-Nummer/u, 'USt-IdNr.'],
  ],
};

const hidden = new Set(['href', 'path', 'id', 'src', 'slug']);

/** Every text of a JSON value without its tags; addresses and names of things are none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll('&nbsp;', '\u00a0').replaceAll(/<[^>]*>/g, ' ')];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, own]) => (hidden.has(key) ? [] : textsIn(own)));
}

/** Pages, drafts, frames, data sets and messages of a shop in its German. */
function textsOf(locale: string): string[] {
  const documents = [...shippedPages(), ...shippedDrafts(), ...shippedFrames()].map((each) => ({
    locale: each.locale,
    content: each.document.source as unknown,
  }));
  const own = [...documents, ...shippedBuckets()].filter((each) => each.locale === locale);
  const shop = readTenants(resolve('tenants')).find(({ config }) => config.defaultLocale === locale);
  const messages = { ...builtInMessages.de, ...shop?.messages[locale] };
  return [...own.flatMap(({ content }) => textsIn(content)), ...Object.values(messages)];
}

it.each(Object.entries(inCountry))('%s keeps to the words of its country', (locale, words) => {
  const texts = textsOf(locale);
  expect(texts.length).toBeGreaterThan(1500);
  const found = [...nowhere, ...words].flatMap(([pattern, better]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${text} → ${better}`),
  );
  expect(found).toEqual([]);
});
