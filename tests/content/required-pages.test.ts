import { describe, expect, it } from 'vitest';
import { shippedBuckets, shippedPages, tenants } from './shipped-content.ts';

// Pages that the shops of the project must have in every language, with what stands on them. A shop that comes has those that
// its routes name (`fixtures.test.ts`).

const locales = ['de-AT', 'de-DE', 'fr-CH', 'nl-NL'] as const;
type Locale = (typeof locales)[number];

const german = {
  service: '/service-hilfe',
  awards: '/service-hilfe/ueber-uns/auszeichnungen',
  advantages: '/service-hilfe/einkaufsvorteile',
  subscribe: '/service-hilfe/newsletter/anmelden',
  unsubscribe: '/service-hilfe/newsletter/abmelden',
  sustainability: '/service-hilfe/ueber-uns/nachhaltigkeit',
  contact: '/service-hilfe/kontakt',
  privacy: '/service-hilfe/ueber-uns/datenschutz',
  vouchers: '/service-hilfe/gutscheine-rabatte',
  discounts: '/service-hilfe/rabattinfo',
  terms: '/service-hilfe/agb',
  revocation: '/service-hilfe/widerruf',
  accessibility: '/service-hilfe/barrierefreiheit',
  imprint: '/service-hilfe/impressum',
  delivery: '/service-hilfe/lieferung',
  sizes: '/service-hilfe/groessen',
  returns: '/service-hilfe/ruecksendung',
  magazine: '/magazin',
  wool: '/magazin/wolle-pflegen',
} as const;
type Topic = keyof typeof german;

const paths: Record<Locale, Record<Topic, string>> = {
  'de-AT': german,
  'de-DE': german,
  'fr-CH': {
    service: '/aide-service',
    awards: '/aide-service/a-propos/distinctions',
    advantages: '/aide-service/avantages',
    subscribe: '/aide-service/newsletter/inscription',
    unsubscribe: '/aide-service/newsletter/desinscription',
    sustainability: '/aide-service/a-propos/durabilite',
    contact: '/aide-service/contact',
    privacy: '/aide-service/a-propos/protection-des-donnees',
    vouchers: '/aide-service/codes-de-rabais',
    discounts: '/aide-service/calcul-des-rabais',
    terms: '/aide-service/cgv',
    revocation: '/aide-service/retractation',
    accessibility: '/aide-service/accessibilite',
    imprint: '/aide-service/mentions-legales',
    delivery: '/aide-service/livraison',
    sizes: '/aide-service/tailles',
    returns: '/aide-service/retours',
    magazine: '/magazine',
    wool: '/magazine/entretien-laine',
  },
  'nl-NL': {
    service: '/klantenservice',
    awards: '/klantenservice/over-ons/keurmerken',
    advantages: '/klantenservice/voordelen',
    subscribe: '/klantenservice/nieuwsbrief/aanmelden',
    unsubscribe: '/klantenservice/nieuwsbrief/afmelden',
    sustainability: '/klantenservice/over-ons/duurzaamheid',
    contact: '/klantenservice/contact',
    privacy: '/klantenservice/over-ons/privacy',
    vouchers: '/klantenservice/kortingscodes',
    discounts: '/klantenservice/kortinginfo',
    terms: '/special/algemene-voorwaarden',
    revocation: '/klantenservice/herroeping',
    accessibility: '/klantenservice/toegankelijkheid',
    imprint: '/klantenservice/colofon',
    delivery: '/klantenservice/bezorging',
    sizes: '/klantenservice/maten',
    returns: '/klantenservice/retourneren',
    magazine: '/inspiratie',
    wool: '/inspiratie/wol-verzorgen',
  },
};

/** What must stand on a page for it to be of use: types of blocks. */
const blocks: Partial<Record<Topic, string[]>> = {
  service: ['accordion', 'contact-card', 'service-layer'],
  awards: ['trust-seals'],
  contact: ['contact-card', 'notice'],
  vouchers: ['voucher-embed', 'countdown'],
  terms: ['anchor-navigation'],
  privacy: ['anchor-navigation'],
  delivery: ['table', 'notice'],
  sizes: ['table'],
  returns: ['tabs', 'table'],
  magazine: ['magazine-teaser'],
  wool: ['magazine-article'],
};

/** What shoppers come to a page for, in its own words. */
const purposes: Record<
  'advantages' | 'sustainability' | 'revocation' | 'discounts',
  Record<Locale, string[]>
> = {
  advantages: {
    'de-AT': ['Einkaufsvorteile', 'Zurückschicken kostet nie etwas', 'ohne Aufschlag'],
    'de-DE': ['Einkaufsvorteile', 'Zurückschicken kostet nie etwas', 'ohne Aufschlag'],
    'fr-CH': ['Vos avantages', 'la livraison est gratuite', 'sans supplément'],
    'nl-NL': ['Je voordelen', 'Terugsturen kost nooit iets', 'zonder toeslag'],
  },
  sustainability: {
    'de-AT': ['Nachhaltigkeit', 'zehn Jahre', 'aus Altpapier'],
    'de-DE': ['Nachhaltigkeit', 'zehn Jahre', 'aus Altpapier'],
    'fr-CH': ['Durabilité', 'dix ans', 'papier recyclé'],
    'nl-NL': ['Duurzaamheid', 'tien jaar', 'van oud papier'],
  },
  revocation: {
    'de-AT': [
      'Vertrag widerrufen',
      '14 Tage Zeit',
      'ohne Gründe',
      'sofort eine Bestätigung',
      'binnen 14 Tagen zurück',
    ],
    'de-DE': [
      'Vertrag widerrufen',
      '14 Tage Zeit',
      'ohne Gründe',
      'sofort eine Bestätigung',
      'binnen 14 Tagen zurück',
    ],
    'fr-CH': [
      'Exercer le droit de rétractation',
      'droit de rétractation de 14 jours',
      'aussitôt une confirmation',
      'dans les 14 jours',
    ],
    'nl-NL': [
      'Overeenkomst herroepen',
      '14 dagen bedenktijd',
      'meteen een bevestiging',
      'binnen 14 dagen terug',
    ],
  },
  discounts: {
    'de-AT': ['30-Tage-Bestpreis', 'niedrigste Preis der letzten 30 Tage', 'runden immer ab', '16,67 %'],
    'de-DE': ['30-Tage-Bestpreis', 'niedrigste Preis der letzten 30 Tage', 'runden immer ab'],
    'fr-CH': ['prix le plus bas sur les 30 jours précédents', 'arrondi vers le bas'],
    'nl-NL': ['laagste prijs van de 30 dagen daarvoor', 'naar beneden afgerond'],
  },
};

const pages = shippedPages();

/** The page of a topic, with its texts without markup and with plain blanks. */
function pageOf(locale: Locale, topic: Topic): { types: Set<string>; words: string } | undefined {
  const page = pages.find(
    (candidate) => candidate.locale === locale && candidate.document.meta.path === paths[locale][topic],
  );
  if (!page) return undefined;
  const words = JSON.stringify(page.document.source.regions)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\u00a0/g, ' ');
  return { types: new Set([...page.document.nodes.values()].map(({ type }) => type)), words };
}

describe.each(locales)('in %s', (locale) => {
  it('there is a page on each topic, with the blocks that it needs', () => {
    const topics = Object.keys(german) as Topic[];
    expect(topics.filter((topic) => !pageOf(locale, topic))).toEqual([]);
    const lacking = topics.flatMap((topic) =>
      (blocks[topic] ?? [])
        .filter((type) => !pageOf(locale, topic)?.types.has(type))
        .map((type) => `${topic}: ${type}`),
    );
    expect(lacking).toEqual([]);
  });

  it.each(['advantages', 'sustainability', 'revocation', 'discounts'] as const)(
    'the page on %s says what it is there for',
    (topic) => {
      const words = pageOf(locale, topic)?.words ?? '';
      expect(purposes[topic][locale].filter((fact) => !words.includes(fact))).toEqual([]);
    },
  );

  it('the page on returns says when money comes back, and how early a pick-up is ordered', () => {
    const facts: Record<Locale, string[]> = {
      'de-AT': ['2 Werktage', 'ungefähr eine Woche', '14 Tage', 'mindestens 3 Werktage Vorlauf'],
      'de-DE': ['2 Werktage', 'etwa einer Woche', '14 Tage', 'mindestens 3 Werktagen Vorlauf'],
      'fr-CH': ['2 jours ouvrables', 'environ une semaine', '14 jours', 'au moins 3 jours ouvrables'],
      'nl-NL': ['2 werkdagen', 'ongeveer een week', '14 dagen', 'minstens 3 werkdagen'],
    };
    const words = pageOf(locale, 'returns')?.words ?? '';
    expect(facts[locale].filter((fact) => !words.includes(fact))).toEqual([]);
  });

  it('the year of guarantee is never called what the law gives', () => {
    const guarantee = { 'de-AT': '1 Jahr', 'de-DE': '1 Jahr', 'fr-CH': '1 an', 'nl-NL': '1 jaar' }[locale];
    const statutory = {
      'de-AT': 'gesetzliche Gewährleistung von 2 Jahren',
      'de-DE': 'gesetzliche Gewährleistung von 2 Jahren',
      'fr-CH': 'garantie légale de 2 ans',
      'nl-NL': 'wettelijke recht op een deugdelijk product',
    }[locale];
    const words = pageOf(locale, 'service')?.words ?? '';
    expect(words).toContain(guarantee);
    expect(words).toContain(statutory);
    // Everywhere, data sets included, up to the end of what is said of it.
    const everywhere = JSON.stringify([
      ...pages.filter((page) => page.locale === locale).map(({ document }) => document.source),
      ...shippedBuckets()
        .filter((bucket) => bucket.locale === locale)
        .map(({ content }) => content),
    ]).replaceAll(/&nbsp;|\u00a0/g, ' ');
    const said = everywhere.match(
      /(?:Gewährleistung|garantie légale|wettelijke? (?:garantie|recht))[^.;"]{0,120}/gi,
    );
    expect(said?.length).toBeGreaterThan(1);
    expect(said?.filter((clause) => /\b(?:1|ein|un|één|een) (?:Jahr|an|jaar)\b/i.test(clause))).toEqual([]);
    expect(everywhere).not.toMatch(
      /(?:1|ein|un|één|een) (?:Jahr|an|jaar) (?:(?:gesetzliche )?Gewährleistung|de garantie légale|wettelijke)/i,
    );
  });

  it('vouchers are one a day, cannot be combined and leave out reduced articles', () => {
    const facts: Record<Locale, string[]> = {
      'de-AT': ['pro Tag einen Rabattcode', 'nicht miteinander', 'reduzierte Artikel gilt ein Code nicht'],
      'de-DE': ['pro Tag einen Rabattcode', 'nicht miteinander', 'reduzierte Artikel gilt ein Code nicht'],
      'fr-CH': ['un code de rabais par jour', 'ne se cumulent', 'ne vaut pas sur les articles à prix réduit'],
      'nl-NL': [
        'één kortingscode per dag',
        'niet te combineren',
        'geldt niet voor artikelen die al afgeprijsd',
      ],
    };
    const words = pageOf(locale, 'vouchers')?.words ?? '';
    expect(facts[locale].filter((fact) => !words.includes(fact))).toEqual([]);
  });
});

it('a payment with iDEAL is back after three working days, which only Dutch pages say', () => {
  expect(pageOf('nl-NL', 'returns')?.words).toMatch(/iDEAL zie je binnen 3 werkdagen/);
  for (const locale of ['de-AT', 'de-DE', 'fr-CH'] as const)
    expect(pageOf(locale, 'returns')?.words).not.toMatch(/ideal\b/i);
});

it('the hose is as long as it is on every page that speaks of it', () => {
  const lengths = pages.flatMap(({ document }) => [
    ...JSON.stringify(document.source.regions).matchAll(
      /(?:Schlauchverlängerung|rallonge de tuyau|slangverlenging)[^0-9"]*([\d,]+)/g,
    ),
  ]);
  expect(lengths.length).toBeGreaterThan(4);
  expect(lengths.filter(([, length]) => length !== '3,5')).toEqual([]);
});

it.each(tenants)('$slug has five landing pages or more, and its office hours in its settings', (tenant) => {
  for (const { locale } of tenant.locales) {
    const landing = pages.filter(
      (page) =>
        page.tenant === tenant && page.locale === locale && page.document.meta.path.startsWith('/lp/'),
    );
    expect(landing.length, locale).toBeGreaterThanOrEqual(5);
  }
  expect(tenant.company.openingHours).toEqual([
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '21:00' },
    { days: ['Sa'], opens: '08:00', closes: '12:00' },
  ]);
});

it('what was viewed lately is a page like any other for whoever comes there, and none for search engines', () => {
  const own = pages.filter(({ document }) => document.meta.path === '/_/recently-viewed');
  expect(own).toHaveLength(tenants.flatMap((tenant) => tenant.locales).length);
  for (const { document } of own)
    expect(document.meta).toMatchObject({ frame: 'full', robots: 'noindex,nofollow' });
});

it('German pages say Du', () => {
  const own = pages.filter(({ locale }) => locale.startsWith('de'));
  const formal = own.filter(({ document }) =>
    /\b(?:Ihnen|Ihre[mnrs]?|Sie (?:können|haben|finden|erhalten))\b/.test(
      JSON.stringify(document.source.regions),
    ),
  );
  expect(formal.map(({ file }) => file)).toEqual([]);
});
