import i18next, { type i18n } from 'i18next';

/** Texts by locale or language (`de-AT`, `de`), each a flat map of key to text. */
export type Messages = Record<string, Record<string, string>>;

/** Looks a text up in one fixed language; there is no current language that requests could change for one another. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * Makes the translator of one tenant. A text missing in a locale is taken from its language, then from the fallback
 * language; a key that nobody knows gives the key itself and is reported once.
 */
export function createTranslator(
  messages: Messages,
  fallback: string,
  onMissing: (locale: string, key: string) => void,
): (locale: string) => Translate {
  const instance: i18n = i18next.createInstance();
  void instance.init({
    initAsync: false,
    resources: Object.fromEntries(Object.entries(messages).map(([locale, texts]) => [locale, { translation: texts }])),
    fallbackLng: fallback,
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    // Views place texts as text nodes, which React escapes.
    interpolation: { escapeValue: false },
  });
  const byLocale = new Map<string, Translate>();
  const reported = new Set<string>();

  return (locale) => {
    let translate = byLocale.get(locale);
    if (!translate) {
      const fixed = instance.getFixedT(locale);
      const plain = new Map<string, string>();
      const look = (key: string, values?: Record<string, string | number>): string => {
        if (!instance.exists(key, { lng: locale, ...values }) && !reported.has(`${locale} ${key}`)) {
          reported.add(`${locale} ${key}`);
          onMissing(locale, key);
        }
        return values ? fixed(key, values) : fixed(key);
      };
      translate = (key, values) => {
        if (values) return look(key, values);
        let text = plain.get(key);
        if (text === undefined) plain.set(key, (text = look(key)));
        return text;
      };
      byLocale.set(locale, translate);
    }
    return translate;
  };
}
