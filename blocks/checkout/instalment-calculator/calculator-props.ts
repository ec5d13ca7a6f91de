import { moneyFormatOf, percentFormatOf, type DecimalFormat } from '../../kit/text/format-money.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { calculatorQueryNames } from '../../../schemas/catalogue/calculator-query.ts';
import type { InstalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import { sentPrice, type PriceEntry, type PriceRules } from './price-entry.ts';
import { readChoice, type Choice } from './quote.ts';

/** Texts of the calculator; `{name}` places are filled in when the amounts are known. */
const textNames = [
  'label',
  'range',
  'clamped',
  'empty',
  'not-a-number',
  'too-large',
  'counts',
  'per-month',
  'costs',
  'too-small',
  'pause',
  'pause-costs',
  'pause-payment',
  'pause-tile',
  'pause-headline',
  'calculate',
  'base-price',
  'surcharge',
  'pause-surcharge',
  'first',
  'last',
  'monthly',
  'total',
  'factor',
  'nominal',
  'effective',
  'shortened',
  'impossible',
  'spoken',
  'spoken-pause',
] as const;
type TextName = (typeof textNames)[number];

/** Texts that name a number of instalments: its tile, the plan's headline, the row of regular instalments. */
interface CountTexts {
  tile: string;
  headline: string;
  further: string;
}

/** All that the island knows: plain JSON, amounts in cents, formats and texts made by the server. */
export interface CalculatorProps {
  /** Id of the node; begins every id within. */
  id: string;
  locale: string;
  /** The tenant's terms with the plans that this calculator offers; at least one. */
  terms: InstalmentTerms;
  money: DecimalFormat;
  percent: DecimalFormat;
  /** What the server calculated with. */
  entry: PriceEntry;
  choice: Choice;
  /** What the fields are called in the address. */
  names: Record<keyof typeof calculatorQueryNames, string>;
  texts: Record<TextName, string>;
  countTexts: Record<number, CountTexts>;
}

/** Returns the island's props for a page, from what its address says of price and number of instalments. */
export function calculatorProps(terms: InstalmentTerms, basePrice: number, page: PageView): CalculatorProps {
  const { locale } = page;
  const money = moneyFormatOf(page.price);
  const rules: PriceRules = { locale, range: terms.price, money };
  const { query } = page.declared;
  const { parameter } = page.words;
  const sent = calculatorQueryNames;
  return {
    id: page.nodeId,
    locale,
    terms,
    money,
    percent: percentFormatOf(page.number),
    entry: sentPrice(query(sent.price), query(sent.before), basePrice, rules),
    choice: readChoice(query(sent.count), terms),
    names: { price: parameter(sent.price), before: parameter(sent.before), count: parameter(sent.count) },
    texts: textsOf(terms, money, page),
    countTexts: Object.fromEntries(terms.plans.map(({ count }) => [count, countTextsOf(count, page)])),
  };
}

// What only the island knows keeps its place in the text.
const later = {
  price: '{price}',
  amount: '{amount}',
  surcharge: '{surcharge}',
  total: '{total}',
  nominal: '{nominal}',
  effective: '{effective}',
  headline: '{headline}',
  wanted: '{wanted}',
};

const madeTexts = new WeakMap<PageView['t'], Map<string, CalculatorProps['texts']>>();

/** The texts for one language and one set of limits, made once: there are thirty, and few sets of limits. */
function textsOf(terms: InstalmentTerms, money: DecimalFormat, page: PageView): CalculatorProps['texts'] {
  let made = madeTexts.get(page.t);
  if (!made || made.size > 100) madeTexts.set(page.t, (made = new Map()));
  const { price, minimumInstalment, pause } = terms;
  const key = [price.minimum, price.maximum, minimumInstalment, pause?.months].join(' ');
  let texts = made.get(key);
  if (!texts) made.set(key, (texts = makeTexts(terms, money, page)));
  return texts;
}

function makeTexts(terms: InstalmentTerms, money: DecimalFormat, page: PageView): CalculatorProps['texts'] {
  const { minimum, maximum } = terms.price;
  const values = {
    ...later,
    currency: `${money.prefix}${money.suffix}`.trim(),
    minimum: page.price(minimum),
    maximum: page.price(maximum ?? minimum),
    smallest: page.price(terms.minimumInstalment),
    // Months of the pause: the one number after which texts of this list are inflected.
    count: terms.pause?.months ?? 0,
  };
  const onlyMinimum = maximum === undefined;
  const keyOf = (name: TextName): string => {
    const hasTwoForms = name === 'range' || name === 'clamped';
    return `instalment-calculator.${hasTwoForms && onlyMinimum ? `${name}-from` : name}`;
  };
  const texts = textNames.map((name) => [name, page.t(keyOf(name), values)]);
  return Object.fromEntries(texts);
}

function countTextsOf(count: number, page: PageView): CountTexts {
  const text = (name: string, number: number) =>
    page.t(`instalment-calculator.${name}`, { count: number, price: later.price });
  return {
    tile: text('tile', count),
    headline: text('headline', count),
    further: text('further', count - 2),
  };
}
