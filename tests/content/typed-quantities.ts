/** How a language writes what facts state: each pattern finds one kind of quantity, typed in figures. */
interface QuantityPatterns {
  amount: RegExp;
  span: RegExp;
  years: RegExp;
  hours: RegExp;
  date: RegExp;
  percent: RegExp;
  /** What a sentence speaks of whose percentages are those of prices, and whose years and written-out numbers are promised. */
  money: RegExp;
  promise: RegExp;
  /** What a sentence speaks of whose dates are those of an offer; the others are of laws, and of the text itself. */
  offer: RegExp;
}

const amount = /(?:€|CHF)\s?\d[\d.,'’]*|\d[\d.,'’]*\s?(?:€|CHF|Euros?\b|euros?\b|Franken\b|francs?\b)/g;
const percent = /\d[\d.,]*\s?%(?:\s(?:auf|sur|op)\b)?/g;

const patterns: Readonly<Record<string, QuantityPatterns>> = {
  de: {
    amount,
    percent,
    span: /\d[ \u00a0-](?:Werktag|Tag|Woche|Monat)(?:en?|s|n)?(?![a-zäöü])/g,
    years: /\d[ \u00a0]Jahre?n?\b/g,
    hours: /\d bis \d+(?:[.:]\d+)?[ \u00a0]Uhr/g,
    date: /\d\.[ \u00a0](?:Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/g,
    money: /Rabatt|Preis|Euro|[Ss]teuer|USt|MwSt|Zins|Aufschlag|Nachlass|Gutschein|gespart|kostet|im Monat/,
    promise: /Garantie|Gewährleistung|Rechnung|Frist|heben|aufbewahr|antworten/,
    offer: /[Bb]estell|Code|Gutschein|Rabatt|Aktion|Vorteil/,
  },
  fr: {
    amount,
    percent,
    span: /\d[ \u00a0](?:jours?|semaines?|mois)\b/g,
    years: /\d[ \u00a0](?:ans?|années?)\b/g,
    hours: /\d[ \u00a0]h à \d+[ \u00a0]h/g,
    date: /\d(?:er)?[ \u00a0](?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/g,
    money: /rabais|prix|franc|CHF|TVA|taux|supplément|coûte|par mois/,
    promise: /garantie|facture|délai|conserv|répond/,
    offer: /[Cc]ommand|code|bon|rabais|avantage/,
  },
  nl: {
    amount,
    percent,
    span: /\d[ \u00a0](?:werkdag|dag|maand|we(?:ek|ken))(?:en)?\b/g,
    years: /\d[ \u00a0](?:jaar|jaren)\b/g,
    hours: /van \d+ tot \d+[ \u00a0]uur/g,
    date: /\d[ \u00a0](?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b/g,
    money: /korting|prijs|euro|€|btw|rente|toeslag|kost|per maand/,
    promise: /garantie|factu|bewa|antwoord/,
    offer: /[Bb]estel|code|bon|korting|voordeel/,
  },
};

/** Languages of which is known what their quantities look like. */
export const quantityLanguages: readonly string[] = Object.keys(patterns);

/** Numbers that are written out and stand before a unit, as figures; facts are small ones. */
const numberWords: Readonly<Record<string, readonly string[]>> = {
  de: [
    '',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    '',
    '',
    '',
    'vierzehn',
  ],
  fr: [
    '',
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    '',
    '',
    '',
    'quatorze',
  ],
  nl: [
    '',
    'één',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    '',
    '',
    '',
    'veertien',
  ],
};

/** `zwei Jahren` as `2 Jahren`. */
function inFigures(text: string, language: string): string {
  return (numberWords[language] ?? []).reduce(
    (figures, word, number) =>
      word === ''
        ? figures
        : figures.replaceAll(new RegExp(`(?<!\\p{L})${word} (?=\\p{L})`, 'giu'), `${number} `),
    text,
  );
}

/** Text of HTML, a line for each of its blocks. */
function plain(text: string): string {
  return text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/<\/?(?:b|strong|em|i|a|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n');
}

/**
 * Quantities of a text of one locale, as it was typed, that the shop's configuration decides and that placeholders therefore
 * should state: amounts of money, spans of days to months and office hours always; dates of offers; percentages where they are of a price,
 * and years where they are of a guarantee or a duty. The price that a block reckons with (`prices`, in cents) is no fact.
 * Numbers that are written out count where a promise has them and they are the value of a fact (`facts`).
 */
export function typedQuantities(
  typed: string,
  locale: string,
  facts: ReadonlyMap<string, string> = new Map(),
  prices: readonly number[] = [],
): string[] {
  const language = locale.slice(0, 2);
  const of = patterns[language];
  if (!of) throw new Error(`No patterns for ${locale}`);
  const isPrice = (found: string): boolean =>
    prices.some((cents) => found.replaceAll(/\D/g, '').replace(/^0+/, '') === String(cents / 100));
  const values = new Set([...facts.values()].map((value) => value.replaceAll('\u00a0', ' ')));
  return (
    plain(typed)
      // Behind a number stands the point of a date.
      .split(/(?<=[^\d\s][.!?:;])\s|\n/)
      .flatMap((sentence) => {
        const all = (pattern: RegExp): string[] => sentence.match(pattern) ?? [];
        const speaksOfMoney = of.money.test(sentence);
        const isPromise = of.promise.test(sentence);
        const written = inFigures(sentence, language);
        const spelled =
          !isPromise || written === sentence
            ? []
            : [...values].filter((value) => isSpan(value, written, sentence));
        return [
          ...all(of.amount).filter((found) => !isPrice(found)),
          ...all(of.span),
          ...all(of.hours),
          ...(of.offer.test(sentence) ? all(of.date) : []),
          ...(isPromise ? all(of.years) : []),
          ...all(of.percent).filter(
            (found) => speaksOfMoney || /[a-z]$/.test(found) || found === sentence.trim(),
          ),
          ...spelled,
        ];
      })
  );
}

/** Whether a value such as `2 Jahren` stands in the text only since numbers that were written out are figures. */
function isSpan(value: string, written: string, sentence: string): boolean {
  return /^\d+ \p{L}+$/u.test(value) && hasWords(written, value) && !hasWords(sentence, value);
}

function hasWords(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${words}(?!\\p{L})`, 'u').test(text.replaceAll('\u00a0', ' '));
}
