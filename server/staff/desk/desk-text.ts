/** Languages of the desk; the first is spoken where a browser asks for none of them. */
export const deskLanguages = ['de', 'en'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

/** A text of the desk with its values. Throws on a key that there is none of: a page says all or nothing. */
export type DeskText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const files = import.meta.glob<Record<string, string>>('./messages/*.json', {
  eager: true,
  import: 'default',
});

/** Texts by language, flat. */
export const deskMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
);

export function isDeskLanguage(text: string): text is DeskLanguage {
  return (deskLanguages as readonly string[]).includes(text);
}

/** Whether there is a text of this name. */
export function hasDeskText(key: string): boolean {
  return Object.hasOwn(deskMessages['de'] ?? {}, key);
}

/** Texts in a language. */
export function deskText(language: DeskLanguage): DeskText {
  const texts = deskMessages[language] ?? {};
  return (key, values = {}) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text === undefined) throw new Error(`The desk has no text ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
  };
}
