import { createContext, useContext } from 'react';
import type { Translate } from '../../i18n/translator.ts';

/** The studio's texts in the language of whoever sits before it. */
export const TextContext = createContext<Translate>((key) => key);

/** Looks up a text of the studio: `text('outline.title')`, `text('edit.blocks', { count: 3 })`. */
export function useText(): Translate {
  return useContext(TextContext);
}
