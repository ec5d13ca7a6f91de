import { escapeText } from '../../../schemas/escape-text.ts';
import type { OwnDataWords } from './own-data-words.ts';
import type { OwnRows } from './own-data.ts';

/** Fields whose numbers are cents. */
const amounts = new Set([
  ...['amount', 'price', 'total', 'goods_total', 'discount', 'gross', 'net', 'tax', 'parcel', 'freight'],
]);
/** Fields whose numbers are ms since 1970, beside those that end in `_at`. */
const moments = new Set(['at', 'created', 'due', 'settled', 'decided']);

const styles =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'article{border-top:1px solid #8888;padding:.75rem 0}dl{margin:0}dl dl,dl ol{margin:0 0 0 1.25rem;padding:0}' +
  'dt{font-weight:600}dd{margin:0 0 .25rem;overflow-wrap:anywhere}';

/** Somebody's data as a page that reads without the shop: it asks nobody for anything. `at`: ms since 1970. */
export function readableOwnData(held: readonly OwnRows[], at: number, words: OwnDataWords): string {
  const say = (key: string): string => escapeText(words.text(`own.${key}`) ?? '');
  const title = say('title').replace('{{shop}}', escapeText(words.shop));
  const made = say('made').replace('{{date}}', escapeText(words.moment(at)));
  const sections = held.map(({ table, rows }) => {
    const heading = escapeText(words.text(`section.${table}`) ?? table);
    return `<section><h2>${heading}</h2>${rows.map((row) => `<article>${fieldsOf(row, words)}</article>`).join('')}</section>`;
  });
  return (
    `<!doctype html><html lang="${escapeText(words.locale)}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${styles}</style></head>` +
    `<body><h1>${title}</h1><p>${made}</p><p>${say('about')}</p>${sections.join('')}</body></html>`
  );
}

function fieldsOf(fields: object, words: OwnDataWords): string {
  const told = Object.entries(fields).filter(([, value]) => !isNothing(value));
  const items = told.map(([name, value]) => {
    const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const label = words.text(`field.${key}`) ?? key.replaceAll('_', ' ');
    return `<dt>${escapeText(label)}</dt><dd>${valueOf(key, value, words)}</dd>`;
  });
  return `<dl>${items.join('')}</dl>`;
}

function valueOf(key: string, value: unknown, words: OwnDataWords): string {
  if (Array.isArray(value))
    return `<ol>${value.map((each) => `<li>${valueOf(key, each, words)}</li>`).join('')}</ol>`;
  if (typeof value === 'object' && value !== null) return fieldsOf(value, words);
  if (typeof value === 'boolean') return escapeText(words.text(value ? 'own.yes' : 'own.no') ?? '');
  if (typeof value === 'number' && amounts.has(key)) return escapeText(words.amount(value));
  if (typeof value === 'number' && (moments.has(key) || key.endsWith('_at')))
    return escapeText(words.moment(value));
  return escapeText(String(value));
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
