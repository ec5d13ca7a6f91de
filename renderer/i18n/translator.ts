import { type Facts, fillFacts, noFacts } from '../../schemas/facts/fill-facts.ts';
import i18next, { type i18n } from 'i18next';

/** Texts by locale or language (`de-AT`, `de`), each a flat map of key to text. */
export type Messages = Record<string, Record<string, string>>;

/** Looks a text up in one fixed language; there is no current language that requests could change for one another. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * Makes the translator of one tenant. A text missing in a locale is taken from its language, then from the fallback
 * language; a key that nobody knows gives the key itself and is reported once, and so does one whose text names a fact that the
 * shop does not have.
 */
export function createTranslator(
  messages: Messages,
  fallback: string,
  onMissing: (locale: string, key: string) => void,
  factsIn: (locale: string) => Facts = () => noFacts,
): (locale: string) => Translate {
  const instance: i18n = i18next.createInstance();
  void instance.init({
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(messages).map(([locale, texts]) => [locale, { translation: texts }]),
    ),
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
    if (!translate)
      byLocale.set(locale, (translate = createTranslate(instance, locale, factsIn(locale), (key) => report(locale, key))));
    return translate;
  };

  function report(locale: string, key: string): void {
    if (reported.has(`${locale} ${key}`)) return;
    reported.add(`${locale} ${key}`);
    onMissing(locale, key);
  }
}

/** A text taken apart at its values: words and names of values in turn, beginning with words. */
type Template = readonly string[];

/** Numbers of which the plural form is kept. */
const maxForms = 5000;

/**
 * Texts of one locale. i18next resolves each text once (locale, fallback, plural); putting values in is then a join,
 * since views ask for hundreds of texts per page.
 */
function createTranslate(
  instance: i18n,
  locale: string,
  facts: Facts,
  onMissing: (key: string) => void,
): Translate {
  const plurals = new Intl.PluralRules(locale);
  const templates = new Map<string, Template>();
  const forms = new Map<number, Intl.LDMLPluralRule>();
  const formOf = (count: number): Intl.LDMLPluralRule => {
    let form = forms.get(count);
    if (!form) {
      form = plurals.select(count);
      if (forms.size < maxForms) forms.set(count, form);
    }
    return form;
  };

  return (key, values) => {
    const count = values?.count;
    const name = typeof count === 'number' ? `${key} ${formOf(count)}` : key;
    let template = templates.get(name);
    if (!template) templates.set(name, (template = resolve(key, count)));
    if (template.length === 1) return template[0] as string;
    let text = '';
    for (let at = 0; at < template.length; at++) {
      const part = template[at] as string;
      text += at % 2 === 0 ? part : String(values?.[part] ?? '');
    }
    return text;
  };

  function resolve(key: string, count: string | number | undefined): Template {
    const options = { lng: locale, ...(typeof count === 'number' && { count }), skipInterpolation: true };
    const { text, unknown } = fillFacts(instance.t(key, options), facts);
    const isWrong = unknown.length > 0;
    if (isWrong || !instance.exists(key, options)) onMissing(key);
    return isWrong ? [key] : text.split(/\{\{\s*([\w.]+)\s*\}\}/);
  }
}
