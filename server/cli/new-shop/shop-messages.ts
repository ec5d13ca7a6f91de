import { changeTexts } from '../../../schemas/change-texts.ts';
import type { AskedShop } from './asked-shop.ts';
import { shopWords } from './shop-words.ts';

type Texts = Record<string, string>;

/**
 * The new shop's own texts: those of its model, and whatever of the build's is written otherwise in its country. `built` are
 * the build's texts in its language.
 */
export function shopMessages(shop: AskedShop, { built, own }: { built: Texts; own: Texts }): Texts {
  const words = shopWords(shop.like.locale, shop);
  const differing = Object.entries(built)
    .map(([key, text]) => [key, words(text)] as const)
    .filter(([key, text]) => text !== built[key]);
  return { ...Object.fromEntries(differing), ...changeTexts(own, words) };
}
