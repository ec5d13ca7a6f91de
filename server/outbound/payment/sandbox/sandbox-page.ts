import { escapeText } from '../../../../schemas/escape-text.ts';
import type { SandboxPayment } from './sandbox-payments.ts';

/** What a payer can do on the page, each with the name of its button. */
export const sandboxActions = [
  'accept',
  'refuse',
  'cancel',
  'accept-late',
  'accept-twice',
  'accept-silently',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

const texts = {
  de: {
    title: 'Bezahlen (Testumgebung)',
    note: 'Hier fließt kein Geld. Die Seite steht für die eines Zahlungsanbieters.',
    amount: 'Betrag',
    accept: 'Bezahlen',
    refuse: 'Ablehnen lassen',
    cancel: 'Abbrechen und zurück',
    'accept-late': 'Bezahlen, gemeldet erst nach zehn Sekunden',
    'accept-twice': 'Bezahlen, doppelt gemeldet',
    'accept-silently': 'Bezahlen, aber nicht zurückkehren',
  },
  fr: {
    title: 'Payer (environnement de test)',
    note: 'Aucun argent ne circule ici. Cette page remplace celle d’un prestataire de paiement.',
    amount: 'Montant',
    accept: 'Payer',
    refuse: 'Faire refuser',
    cancel: 'Annuler et revenir',
    'accept-late': 'Payer, annoncé dix secondes plus tard',
    'accept-twice': 'Payer, annoncé deux fois',
    'accept-silently': 'Payer sans revenir',
  },
  nl: {
    title: 'Betalen (testomgeving)',
    note: 'Hier gaat geen geld om. Deze pagina staat voor die van een betaaldienst.',
    amount: 'Bedrag',
    accept: 'Betalen',
    refuse: 'Laten weigeren',
    cancel: 'Annuleren en terug',
    'accept-late': 'Betalen, pas na tien seconden gemeld',
    'accept-twice': 'Betalen, twee keer gemeld',
    'accept-silently': 'Betalen zonder terug te keren',
  },
} satisfies Record<string, Readonly<Record<SandboxAction | 'title' | 'note' | 'amount', string>>>;

const isLanguage = (language: string): language is keyof typeof texts => Object.hasOwn(texts, language);

const styles =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}' +
  'form{display:grid;gap:.75rem}button{font:inherit;padding:.75rem;min-height:3rem}';

/** The page on which a payer decides, in the language of the order. */
export function sandboxPage({ order, reference }: SandboxPayment): string {
  const language = order.locale.slice(0, 2);
  const words = isLanguage(language) ? texts[language] : texts.de;
  const amount = new Intl.NumberFormat(order.locale, { style: 'currency', currency: order.currency });
  const buttons = sandboxActions
    .map((action) => `<button name="action" value="${action}">${escapeText(words[action])}</button>`)
    .join('');
  return (
    `<!doctype html><html lang="${escapeText(order.locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeText(words.title)}</title><style>${styles}</style></head><body><main><h1>${escapeText(words.title)}</h1>` +
    `<p>${escapeText(words.note)}</p><p>${escapeText(order.description)} (${escapeText(order.method)})</p>` +
    `<p>${escapeText(words.amount)}: <strong>${escapeText(amount.format(order.amount / 100))}</strong></p>` +
    `<form method="post" action="/pay/${reference}">${buttons}</form></main></body></html>`
  );
}
