import type { LetterShop } from './letter-shop.ts';

/** A text of mails with its values. Throws on a key that no language has: such a mail must not go. */
export type LetterText = (key: string, values?: Readonly<Record<string, string>>) => string;

const files = import.meta.glob<Record<string, string>>('./messages/*.json', {
  eager: true,
  import: 'default',
});

/** Texts by language (`de`), flat. */
export const letterMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
);

/**
 * Texts in the reader's language: the shop's own in the locale or its language, ours, then those of the fallback language.
 * The values are put in as they are; what writes HTML escapes them.
 */
export function letterTexts({ messages, config }: LetterShop, locale: string): LetterText {
  const language = locale.slice(0, 2);
  const fallback = config.languageFallback;
  const sources = [
    ...[messages[locale], messages[language], letterMessages[language]],
    ...[messages[fallback], letterMessages[fallback]],
  ];
  return (key, values = {}) => {
    const text = sources.find((texts) => texts && Object.hasOwn(texts, key))?.[key];
    if (text === undefined) throw new Error(`There is no text ${key} for mails`);
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) throw new Error(`The text ${key} of mails lacks its ${name}`);
      return value;
    });
  };
}
