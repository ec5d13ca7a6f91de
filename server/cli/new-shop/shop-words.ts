import { germanIn } from '../../../schemas/german-spelling.ts';
import { numberWriter } from '../../../schemas/money/number-writer.ts';
import { parseAmount } from '../../../schemas/money/parse-amount.ts';

/** Where words are read: what amounts are paid in, and how they are written. */
interface Place {
  locale: string;
  currency: string;
}

/** An amount with its sign in front or behind, as editors type it; blanks may be written as in HTML. */
const amounts = /(?:€|CHF)(?:\s|&nbsp;)?\d+(?:[.,'’]\d+)*|\d[\d.,'’]{0,14}(?:\s|&nbsp;)?(?:€|CHF)/g;

/** What parts a number from its percent sign. */
const beforePercent = /(?<=\d)(?:\s|&nbsp;)?(?=%)/g;

/**
 * Makes what turns a text of one place into that of another: amounts and percentages as they are written there, the name
 * of the currency, and in Switzerland and Liechtenstein no ß. Figures stay: what they should be only the shop knows.
 */
export function shopWords(from: Place, to: Place): (text: string) => string {
  const isSameMoney = from.locale === to.locale && from.currency === to.currency;
  const [oldName, newName] = [currencyName(from), currencyName(to)];

  const percentGap = (locale: string): string =>
    numberWriter(locale, { style: 'percent' })(0.07).slice(1, -1);
  const [oldGap, newGap] = [percentGap(from.locale), percentGap(to.locale)];

  function amount(written: string): string {
    const parsed = parseAmount(written.replace('&nbsp;', ' '), from.locale);
    if (!parsed.ok) return written;
    const digits = parsed.cents % 100 === 0 && !/[.,]\d\d\D*$/.test(written) ? 0 : 2;
    const style = { style: 'currency', currency: to.currency, minimumFractionDigits: digits } as const;
    return numberWriter(to.locale, style)(parsed.cents / 100);
  }

  function convert(text: string): string {
    let own = text;
    if (!isSameMoney) own = own.replaceAll(amounts, amount);
    if (oldGap !== newGap) own = own.replaceAll(beforePercent, newGap);
    if (from.currency !== to.currency) own = own.replaceAll(oldName, newName);
    return germanIn(to.locale, own);
  }

  return (text) =>
    // Addresses are no words, neither alone nor within tags.
    /^(\/|https?:|mailto:|tel:)/.test(text)
      ? text
      : text
          .split(/(<[^<>]*>)/)
          .map((part) => (part.startsWith('<') ? part : convert(part)))
          .join('');
}

/** As people of the place say it: Euro, Schweizer Franken. */
function currencyName({ locale, currency }: Place): string {
  const written = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return written.formatToParts(5).find(({ type }) => type === 'currency')?.value ?? currency;
}
