import type { Finding } from '../../schemas/issue.ts';
import { isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';

/** The languages that a shop speaks. */
export interface ShopLanguages {
  locales: readonly string[];
  /** Language of what another one lacks. */
  fallback: string;
}

/** Words of a locale or language, laid over a node's props. */
export interface Overlay {
  /** JSON pointer below the node. */
  pointer: string;
  props: JsonObject;
}

interface Overlays {
  /** Those that count for the locale, each laid over those before it. */
  overlays: Overlay[];
  findings: Finding[];
}

const none: Overlays = { overlays: [], findings: [] };

/**
 * The overlays of a node (`i18n`) for a locale, in the order of the shop's fallbacks: those of the fallback language, of the
 * locale's language, of the locale. Names are understood as `fr`, `fr-CH`, `FR-CH` or `fr_CH`; what is not understood, or
 * is none of the shop's, is told. Without `languages` every locale counts as one of the shop's.
 */
export function overlaysFor(i18n: unknown, locale: string, languages: ShopLanguages | undefined): Overlays {
  if (i18n === undefined || i18n === null) return none;
  if (!isJsonObject(i18n)) return { overlays: [], findings: [notUnderstood('/i18n')] };
  const findings: Finding[] = [];
  const byLocale = new Map<string, Overlay>();
  for (const [name, entry] of Object.entries(i18n)) {
    const pointer = `/i18n/${pointerSegment(name)}`;
    const meant = localeOf(name);
    if (meant === undefined || !isSpoken(meant, languages))
      findings.push(notSpoken(pointer, name, languages));
    else if (byLocale.has(meant)) findings.push(twice(pointer, meant));
    else {
      const props = propsOf(entry, pointer, findings);
      if (props) byLocale.set(meant, { pointer: `${pointer}/props`, props });
    }
  }
  const chain = new Set([...(languages ? [languages.fallback] : []), locale.slice(0, 2), locale]);
  return { overlays: [...chain].flatMap((name) => byLocale.get(name) ?? []), findings };
}

/** `fr` or `fr-CH`, however it was written. */
function localeOf(name: string): string | undefined {
  const [, language, country] = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i.exec(name.trim()) ?? [];
  if (language === undefined) return undefined;
  return country === undefined
    ? language.toLowerCase()
    : `${language.toLowerCase()}-${country.toUpperCase()}`;
}

function isSpoken(name: string, languages: ShopLanguages | undefined): boolean {
  return (
    !languages ||
    name === languages.fallback ||
    languages.locales.some((locale) => locale === name || locale.slice(0, 2) === name)
  );
}

function propsOf(entry: unknown, pointer: string, findings: Finding[]): JsonObject | undefined {
  if (entry === null) return undefined;
  if (!isJsonObject(entry)) {
    findings.push(notUnderstood(pointer));
    return undefined;
  }
  const { props, ...others } = entry;
  for (const name of Object.keys(others)) findings.push(notProps(`${pointer}/${pointerSegment(name)}`, name));
  if (props === undefined || props === null) return undefined;
  if (isJsonObject(props)) return props;
  findings.push(notUnderstood(pointer));
  return undefined;
}

function notUnderstood(pointer: string): Finding {
  return overlayInvalid(
    pointer,
    'The texts of this language are not understood and are not used.',
    'Write { "fr-CH": { "props": { … } } }.',
  );
}

function notSpoken(pointer: string, name: string, languages: ShopLanguages | undefined): Finding {
  const known = languages ? ` The shop speaks ${languages.locales.join(', ')}.` : '';
  return overlayInvalid(
    pointer,
    `"${name.slice(0, 64)}" is no language of this shop; these texts are not used.`,
    `Write a language (fr) or a locale (fr-CH).${known}`,
  );
}

function twice(pointer: string, locale: string): Finding {
  return overlayInvalid(
    pointer,
    `There are texts for ${locale} already; these are not used.`,
    'Bring both together under one name.',
  );
}

function notProps(pointer: string, name: string): Finding {
  return overlayInvalid(
    pointer,
    `"${name.slice(0, 64)}" is not used: a language has "props" alone.`,
    'Write { "fr-CH": { "props": { … } } }.',
  );
}

function overlayInvalid(pointer: string, message: string, hint: string): Finding {
  return { code: 'overlay-invalid', severity: 'warning', pointer, message, hint };
}
