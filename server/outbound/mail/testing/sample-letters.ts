import { join } from 'node:path';
import { readTenants } from '../../../../tenants/read-tenants.ts';
import type { LetterInputs } from '../letter/letter-input.ts';
import type { LetterShop } from '../letter/letter-shop.ts';

const tenants = readTenants(join(import.meta.dirname, '../../../../tenants'));
const origins: Record<string, string> = {
  at: 'https://www.example.at',
  default: 'https://www.example.com',
};

/** A shop of the project as its letters know it. */
export function letterShop(slug: string): LetterShop {
  const tenant = tenants.find(({ config }) => config.slug === slug);
  if (!tenant) throw new Error(`There is no ${slug}`);
  return { ...tenant, origin: origins[slug] ?? '' };
}

export const sampleReader = { salutation: 'female', firstName: 'Maria', lastName: 'Gruber' } as const;
export const sampleLink = {
  path: '/konto/bestaetigen?token=AbC-123_&next=%2Fmein-konto',
  validMs: 7 * 86_400_000,
};
const at = Date.UTC(2026, 10, 28, 9, 5);

/** What each mail may be about. */
function aboutOrder(parts: LetterInputs['order-shipped']['parts']): LetterInputs['order-shipped'] {
  return { reader: sampleReader, number: '4711081500', parts, path: '/kasse/auftrag?auftrag=AbC-123_' };
}

export const sampleLetters: LetterInputs = {
  'confirm-registration': { link: sampleLink },
  'already-registered': {},
  welcome: { reader: sampleReader, customerNumber: '10203040' },
  'reset-password': { reader: sampleReader, link: { ...sampleLink, validMs: 1_800_000 } },
  'password-changed': { reader: sampleReader, at },
  'account-deleted': { reader: sampleReader, at },
  'confirm-email-change': { link: sampleLink },
  'email-change-notice': { reader: sampleReader, at, state: 'asked' },
  'payment-returned': {
    reader: sampleReader,
    number: '4711081500',
    amount: '€ 179,80',
    reason: 'late',
    path: '/kasse/bezahlt/?auftrag=AbC-123_',
  },
  'payment-reminder': {
    reader: sampleReader,
    number: '4711081500',
    invoice: 'RE-2026-000042',
    amount: '€ 49,32',
    day: '1. November 2026',
    fee: null,
    path: '/kasse/auftrag?auftrag=AbC-123_',
  },
  'payment-open': {
    reader: sampleReader,
    number: '4711081500',
    amount: '€ 179,80',
    reason: 'abandoned',
    link: { ...sampleLink, path: '/paylink?auftrag=4711081500.1795000000.AbC-123_' },
  },
  'staff-invitation': { link: { path: '/desk/invitation?token=AbC-123_', validMs: 3 * 86_400_000 } },
  'staff-password-changed': { at, path: '/desk/sign-in' },
  'order-confirmation': {
    reader: sampleReader,
    number: '4711081500',
    parts: [
      { kind: 'heading', text: 'Deine Bestellung' },
      {
        kind: 'table',
        columns: [
          { title: 'Artikel', align: 'start', share: 8 },
          { title: 'Menge', align: 'end', share: 2 },
          { title: 'Einzelpreis', align: 'end', share: 3 },
          { title: 'USt.', align: 'end', share: 2 },
          { title: 'Betrag', align: 'end', share: 3 },
        ],
        rows: [
          [
            'Leinenkleid, Petrol (Art.-Nr. 8000025.01)',
            '1',
            '€\u00a01.179,80',
            '20\u00a0%',
            '€\u00a01.179,80',
          ],
        ],
      },
      { kind: 'facts', isSum: true, rows: [['Gesamtbetrag', '€ 179,80']] },
      { kind: 'lines', lines: ['Maria Gruber', '4020 Linz'] },
      { kind: 'paragraph', text: `Mehr dazu: Artikel/${'consumers/'.repeat(6)}` },
    ],
    path: '/kasse/auftrag?auftrag=AbC-123_',
    further: {
      track: '/bestellung-verfolgen?auftrag=AbC-123_',
      withdraw: '/vertrag-widerrufen?auftrag=AbC-123_',
    },
  },
  'withdrawal-received': {
    reader: sampleReader,
    at,
    name: 'Maria Gruber',
    email: 'maria@example.at',
    number: '4711081500',
    articles: ['1 × Leinenkleid, Petrol'],
    outcome: 'known',
    hasLabel: true,
    path: '/vertrag-widerrufen?auftrag=AbC-123_',
  },
  'withdrawal-answered': {
    reader: undefined,
    at,
    answer: 'Das Leinenkleid kam am 28. Oktober bei Dir an.\nWir nehmen es trotzdem zurück.',
  },
  'order-links': {
    reader: sampleReader,
    links: [
      { number: '4711081500', placed: '28. November 2026', path: '/bestellung-verfolgen?auftrag=AbC-123_' },
      { number: '4711081518', placed: '12. Oktober 2026', path: '/bestellung-verfolgen?auftrag=DeF-456_' },
    ],
    validMs: 86_400_000,
  },
  'order-shipped': aboutOrder([{ kind: 'facts', rows: [['Sendungsnummer', 'AT100200300']] }]),
  'payment-day-changed': aboutOrder([{ kind: 'lines', lines: ['10. Jänner 2027', '10. Februar 2027'] }]),
  'order-cancelled': aboutOrder([{ kind: 'facts', rows: [['Erstattung', '€ 179,80']] }]),
  'return-registered': aboutOrder([{ kind: 'paragraph', text: 'Wir holen die Artikel am 9. Dezember ab.' }]),
  'refund-made': aboutOrder([{ kind: 'facts', rows: [['Erstattung', '€ 179,80']] }]),
  'protection-ordered': {
    reader: sampleReader,
    number: '4711081500',
    parts: [{ kind: 'facts', rows: [['Offener Betrag', '€ 549,00']] }],
    path: '/kasse/auftrag?auftrag=AbC-123_',
    days: '14\u00a0Tagen',
  },
};

export const samplePaper = { name: 'invoice', locale: 'de-AT', order: '4711081500' } as const;

/** Every shop in every language that it writes. */
export const letterLanguages = [
  ['at', 'de-AT'],
  ['default', 'de-DE'],
  ['default', 'fr-CH'],
  ['default', 'nl-NL'],
] as const;
