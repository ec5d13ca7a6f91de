import type { AddedArticle } from '../../../schemas/basket/basket-answer.ts';
import { type Basket, type BasketLine, maxQuantity } from '../../../schemas/basket/basket.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import type { BasketArticle } from './basket-ports.ts';
import type { LineProblem } from './price-basket.ts';

/** The shop's texts and prices in one locale. */
export interface BasketWords {
  text(key: string, values?: Record<string, string | number>): string;
  price(cents: number): string;
}

/** What was just done, as addresses of the basket's page name it. */
export const basketStates = [
  'neu',
  'begrenzt',
  'geaendert',
  'entfernt',
  'zurueck',
  'gutschein',
  'gutschein-weg',
  'lieferung',
  'leistung',
  'leistung-weg',
] as const;
type BasketStateName = (typeof basketStates)[number];

/** What was just done. */
export interface BasketChange {
  state: BasketStateName;
  /** What it was done to; null: the whole. */
  article: { sku: string; name: string } | null;
  /** Pieces now; of what was removed: before. */
  quantity: number;
}

/** What was chosen, as a line says it. */
export function choiceWords({ choice }: Pick<BasketArticle, 'choice'>, { text }: BasketWords): string[] {
  const { colour, size, width } = choice;
  return [
    ...(colour === null ? [] : [colour]),
    ...(size === null ? [] : [text('basket-message.size', { size })]),
    ...(width === null ? [] : [text('basket-message.width', { width })]),
  ].map((words) => words.slice(0, 80));
}

/** Why a line cannot be ordered as it is. */
export function problemText(problem: LineProblem, { text }: BasketWords): string {
  const values = {
    ...(problem.kind === 'too-many' && { count: problem.most }),
    ...(problem.kind === 'service-gone' && { name: problem.service }),
  };
  return text(`basket-message.problem.${problem.kind}`, values);
}

/** What is said about what was just done. */
export function noticeOf({ state, article, quantity }: BasketChange, { text }: BasketWords): CollectedNotice {
  const { sku = null, name = '' } = article ?? {};
  const plain = { kind: 'good', sku, field: null, undo: null } as const;
  switch (state) {
    case 'begrenzt': {
      const key = quantity >= maxQuantity ? 'most' : 'capped';
      const words = text(`basket-message.${key}`, { name, count: quantity });
      return { ...plain, kind: 'bad', text: words, field: 'quantity' };
    }
    case 'entfernt': {
      const undo = sku === null ? null : { sku, quantity: Math.max(1, quantity) };
      return { ...plain, text: text('basket-message.entfernt', { name }), undo };
    }
    default:
      return { ...plain, text: text(`basket-message.${state}`, { name, count: quantity }) };
  }
}

/** How much there is: pieces, and the value of the goods. */
export function amountOf(
  { count, goods }: Basket,
  { text, price }: BasketWords,
): { count: string; goods: string } {
  return { count: text('basket-message.count', { count }), goods: price(goods) };
}

/** What the layer shows after an article was added. */
export function addedOf(
  basket: Basket,
  line: BasketLine,
  words: BasketWords,
  pictureOf: (id: string) => string,
): AddedArticle {
  const chosen = line.services.filter(({ isChosen }) => isChosen);
  return {
    name: line.name,
    brand: line.brand,
    choice: [...line.choice, ...chosen.map((service) => service.name)].join(', '),
    picture: pictureOf(line.picture),
    quantity: line.quantity,
    price: words.price(line.price.price),
    ...amountOf(basket, words),
    nudge: nudgeOf(basket, words),
  };
}

/** What is missing for free shipping, or that it is free. */
function nudgeOf({ missing }: Basket, { text, price }: BasketWords): string {
  return missing > 0
    ? text('basket-message.missing', { price: price(missing) })
    : text('basket-message.free-shipping');
}
