import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { localeName } from '../../../schemas/content-names.ts';
import { tenantSchema } from '../../../schemas/tenant/tenant.ts';

export const newShopUsage = `npm run new:shop -- <slug> --locale de-CH --currency CHF [--name "Modehaus Linde"] [--like default/de-DE] [--time-zone Europe/Zurich]
  slug          its folder, and its host name in development: http://<slug>.localhost:3000/
  --locale      language and country
  --currency    what it is paid in
  --name        what it is called; default: as the shop that it is like
  --like        shop and locale whose pages it begins with; default: one that speaks the language
  --time-zone   default: that of the country`;

/** A `tenant.json` as it is written: what is absent stays absent in a copy. */
export type TenantFile = z.input<typeof tenantSchema>;

type Locale = TenantFile['locales'][number];

/** What a new shop is made of. */
export interface AskedShop {
  slug: string;
  locale: string;
  currency: Locale['currency'];
  name: string;
  timeZone: string;
  /** The shop and its locale that the new one begins as a copy of. */
  like: { tenant: TenantFile; locale: Locale };
}

export type AskedShopResult =
  | { ok: true; shop: AskedShop }
  /** In sentences. */
  | { ok: false; reasons: readonly string[] };

const options = {
  locale: { type: 'string' },
  currency: { type: 'string' },
  name: { type: 'string' },
  like: { type: 'string' },
  'time-zone': { type: 'string' },
} as const;

const localeShape = tenantSchema.shape.locales.element.shape;

/** Reads what was written behind `npm run new:shop --`. `taken` are folders whose names no shop may have, by name. */
export function askedShop(
  args: readonly string[],
  tenants: readonly TenantFile[],
  taken: ReadonlyMap<string, string>,
): AskedShopResult {
  const read = readWords(args);
  if (typeof read === 'string') return { ok: false, reasons: [read] };
  const { slug, values } = read;
  const reasons: string[] = [];
  const { locale = '', currency = '' } = values;

  if (slug === '') reasons.push('Say what the shop is called in addresses: npm run new:shop -- ch …');
  else if (!tenantSchema.shape.slug.safeParse(slug).success)
    reasons.push(`"${slug}" is no slug: 1 to 32 of a-z, 0-9 and hyphens, beginning with a letter.`);
  else if (taken.has(slug))
    reasons.push(`There is a folder ${taken.get(slug)} already: choose another slug.`);

  const isLocale = localeName.safeParse(locale).success;
  if (values.locale === undefined && values.currency === undefined)
    reasons.push('Options are missing: npm hands them on only behind `--`.');
  if (!isLocale) reasons.push(`Say the locale as language and country: --locale de-CH${instead(locale)}.`);
  else if (!isCountry(locale.slice(3)))
    reasons.push(`No country is called "${locale.slice(3)}": --locale de-CH, not "${locale}".`);
  const paid = localeShape.currency.safeParse(currency);
  if (!paid.success)
    reasons.push(
      `Say the currency: --currency ${localeShape.currency.options.join(' or ')}${instead(currency)}. What it cannot be yet stands in schemas/tenant/tenant.ts.`,
    );
  const zone = values['time-zone'] ?? zoneOf(locale);
  if (
    isLocale &&
    isCountry(locale.slice(3)) &&
    (zone === undefined || !tenantSchema.shape.timeZone.safeParse(zone).success)
  )
    reasons.push(`Say the time zone: --time-zone Europe/Zurich${instead(zone ?? '')}.`);
  const like = modelFor(values.like, locale, currency, tenants);
  if (isLocale && typeof like === 'string') reasons.push(like);

  if (reasons.length > 0 || !paid.success || zone === undefined || typeof like === 'string')
    return { ok: false, reasons };
  const name = values.name ?? like.tenant.name;
  return { ok: true, shop: { slug, locale, currency: paid.data, name, timeZone: zone, like } };
}

type Values = Partial<Record<keyof typeof options, string>>;

/** The slug and the options, or why they cannot be read. */
function readWords(args: readonly string[]): { slug: string; values: Values } | string {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [slug = '', ...more] = positionals;
    return more.length > 0
      ? `"${more.join(' ')}" belongs to no option: names with blanks stand in quotes, and options behind \`--\`.`
      : { slug, values };
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}.`;
  }
}

function instead(given: string): string {
  return given === '' ? '' : `, not "${given}"`;
}

/** Whether ISO 3166 has the code; `ZZ` stands for none. */
function isCountry(code: string): boolean {
  return (
    code !== 'ZZ' && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
  );
}

/** The first time zone of the locale's country. */
function zoneOf(locale: string): string | undefined {
  try {
    const asked = new Intl.Locale(locale) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
    return asked.getTimeZones?.()?.[0];
  } catch {
    return undefined;
  }
}

/** The named model, else the locale of the same language that is most like it; or why there is none. */
function modelFor(
  named: string | undefined,
  locale: string,
  currency: string,
  tenants: readonly TenantFile[],
): AskedShop['like'] | string {
  const all = tenants.flatMap((tenant) => tenant.locales.map((each) => ({ tenant, locale: each })));
  const names = all.map(({ tenant, locale: each }) => `${tenant.slug}/${each.locale}`);
  if (named !== undefined)
    return (
      all[names.indexOf(named)] ?? `--like names no shop with its locale. There are: ${names.join(', ')}.`
    );
  const language = locale.slice(0, 2);
  const closeness = ({ locale: each }: AskedShop['like']): number =>
    Number(each.locale === locale) * 2 + Number(each.currency === currency);
  const [closest] = all
    .filter((each) => each.locale.locale.startsWith(`${language}-`))
    .toReversed()
    .toSorted((a, b) => closeness(b) - closeness(a));
  if (closest) return closest;
  const spoken = [...new Set(all.map((each) => each.locale.locale.slice(0, 2)))].toSorted();
  return `No shop speaks "${language}" yet, only ${spoken.join(', ')}: say with --like whose words it begins with, and see docs/new-shop.md for a language.`;
}
