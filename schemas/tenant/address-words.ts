import { fragmentNames, type FragmentName, layoutId } from '../layout-id.ts';
import { parameterNames, spokenParameters } from './address-words-shape.ts';
import type { TenantConfig } from './tenant.ts';

type Table = Readonly<Partial<Record<string, string | Record<string, string>>>>;

/** How the addresses of a tenant are worded in one locale. Inside of the shop parameters have the code's names. */
export interface AddressWords {
  parameter(name: string): string;
  /** The `id` of a place, and what stands behind `#`. */
  fragment(name: FragmentName): string;
  /** A query, without `?`, in the words of the locale, whether it was written in those or in the code's. */
  query(query: string): string;
  /** What the value of a parameter means to the code. */
  meaning(parameter: string, value: string): string;
  /** What is called otherwise than the code does, as `farbe=couleur&seite=page`. */
  renamed: string;
}

const made = new WeakMap<TenantConfig, Map<string, AddressWords>>();

/** The words of a tenant's addresses in one of its locales, made once. */
export function addressWords(tenant: TenantConfig, locale: string): AddressWords {
  let perLocale = made.get(tenant);
  if (!perLocale) made.set(tenant, (perLocale = new Map()));
  let words = perLocale.get(locale);
  if (!words) perLocale.set(locale, (words = wordsIn(tenant, locale)));
  return words;
}

function wordsIn({ addressWords: tables }: TenantConfig, locale: string): AddressWords {
  const parameters = renamedIn(tables?.parameters, locale);
  const values = renamedIn(tables?.values, locale);
  const fragments = renamedIn(tables?.fragments, locale);
  const nameOf = turned(parameters);
  const meaningOf = turned(values);

  function part(written: string): string {
    const at = written.indexOf('=');
    const [name, value] = at < 0 ? [written, ''] : [written.slice(0, at), written.slice(at + 1)];
    const own = parameters.get(name) ?? name;
    if (at < 0) return own;
    return `${own}=${spokenParameters.has(nameOf.get(own) ?? own) ? (values.get(value) ?? value) : value}`;
  }

  return {
    parameter: (name) => parameters.get(name) ?? name,
    fragment(name) {
      const own = fragments.get(name) ?? name;
      return name === 'datenblatt' ? own : layoutId(own);
    },
    query: (query) =>
      query === '' || parameters.size + values.size === 0 ? query : query.split('&').map(part).join('&'),
    meaning: (parameter, value) =>
      spokenParameters.has(parameter) ? (meaningOf.get(value) ?? value) : value,
    renamed: new URLSearchParams([...parameters]).toString(),
  };
}

function renamedIn(table: Table = {}, locale: string): Map<string, string> {
  const all = Object.entries(table).flatMap(([name, own]): [string, string][] => {
    const called = typeof own === 'string' ? own : own?.[locale];
    return called === undefined || called === name ? [] : [[name, called]];
  });
  return new Map(all);
}

function turned(words: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...words].map(([name, own]) => [own, name]));
}

/**
 * Words by which two things would be called the same in a locale, or one as the code calls another, so that an old address
 * could not be told from a new one; as sentences.
 */
export function doubleWords({ addressWords: tables, locales }: TenantConfig): string[] {
  if (!tables) return [];
  const kinds: [string, Table, readonly string[]][] = [
    ['parameter', tables.parameters, parameterNames],
    ['value', tables.values, Object.keys(tables.values)],
    ['fragment', tables.fragments, fragmentNames],
  ];
  return kinds.flatMap(([kind, table, names]) =>
    locales.flatMap(({ locale }) => {
      const renamed = renamedIn(table, locale);
      const taken = new Map<string, string>(names.map((name) => [name, name]));
      return [...renamed].flatMap(([name, own]) => {
        const other = taken.get(own);
        taken.set(own, name);
        return other === undefined
          ? []
          : [`the ${kind} "${name}" is called "${own}" in ${locale}, as "${other}" is`];
      });
    }),
  );
}
