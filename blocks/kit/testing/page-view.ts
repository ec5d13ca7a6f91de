import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import { factsOf } from '../../../schemas/facts/facts.ts';
import { type Facts, fillFacts } from '../../../schemas/facts/fill-facts.ts';
import { localePrefix } from '../../../schemas/locale-path.ts';
import { numberWriter } from '../../../schemas/money/number-writer.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { createShopLinks } from '../../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { DeclaredView, PageView } from '../define/page-view.ts';
import { testTenant } from './tenant.ts';

/** What a test may say of the page; the rest is a German page of the Austrian tenant on which everything is built. */
export interface TestPage extends Partial<Omit<PageView, 'tenant' | 'declared'>> {
  tenant?: Partial<TenantConfig>;
  /** Texts of the block: the content of its `messages/de.json`. */
  messages?: Record<string, string>;
  /** Names of the routes that this build has; absent: all of the tenant's. */
  built?: readonly string[];
  declared?: Partial<Omit<DeclaredView, 'query'>>;
  /** Query parameters that the view may read. */
  query?: Record<string, string>;
}

/**
 * A page for unit tests of views. Texts come from `messages` (a key without a text gives the key itself), prices, numbers
 * and dates from Intl, routes from the tenant's table, and every picture is 1200 × 1600.
 */
export function testPageView(page: TestPage = {}): PageView {
  const { tenant: ofTenant, messages = {}, built, declared, query = {}, ...given } = page;
  const tenant: TenantConfig = { ...testTenant, ...ofTenant };
  const locale = given.locale ?? tenant.defaultLocale;
  const entry = tenant.locales.find((candidate) => candidate.locale === locale);
  const currency = entry?.currency ?? 'EUR';
  const links = createShopLinks(tenant, locale, (route) => !built || built.includes(route));
  const rules = new Map<string, string>();

  return {
    locale,
    language: locale.slice(0, 2),
    tenant,
    nodeId: 'n1',
    t: (key, values) => textOf(messages, { locale, facts: factsOf(tenant, locale) }, key, values),
    price: (cents) => numberWriter(locale, { style: 'currency', currency })(cents / 100),
    number: (value, options) => numberWriter(locale, options)(value),
    date: (iso, options = { dateStyle: 'long' }) =>
      dateWriter(locale, { timeZone: tenant.timeZone, ...options })(new Date(iso)),
    route: links.route,
    link: links.link,
    words: addressWords(tenant, locale),
    languageHref: (other) => localePrefix(tenant, other) || '/',
    picture: () => ({ width: 1200, height: 1600, revision: 'r1', ground: '#eee9e1' }),
    rule(styles) {
      const key = JSON.stringify(styles);
      const name = rules.get(key) ?? `r-${rules.size + 1}`;
      rules.set(key, name);
      return name;
    },
    preloadPicture: () => undefined,
    isFirstPicture: false,
    declared: {
      device: declared?.device ?? 'web',
      path: declared?.path ?? '/',
      trail: declared?.trail ?? [],
      visitor: declared?.visitor ?? 'anonymous',
      query: (name) => query[name] ?? '',
    },
    ...given,
  };
}

/** The text of a key with its values put in; with `count`, the form that the language has for that number. */
function textOf(
  messages: Record<string, string>,
  { locale, facts }: { locale: string; facts: Facts },
  key: string,
  values: Record<string, string | number> = {},
): string {
  const form =
    typeof values.count === 'number' ? new Intl.PluralRules(locale).select(values.count) : undefined;
  const text = (form === undefined ? undefined : messages[`${key}_${form}`]) ?? messages[key] ?? key;
  return fillFacts(text, facts).text.replace(/\{\{\s*([A-Za-z]+)\s*\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
