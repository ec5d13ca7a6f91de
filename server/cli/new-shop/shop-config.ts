import type { AskedShop, TenantFile } from './asked-shop.ts';
import { shopWords } from './shop-words.ts';

type Route = TenantFile['routes'][string];
type Word = NonNullable<TenantFile['addressWords']>['values'][string];

/**
 * The new shop's `tenant.json`: its model's, with what follows from its locale. The rest is its owner's to write. `pages` are
 * the paths of the model's pages by locale: a place where only pages of other languages lie is none of the new shop's.
 */
export function shopConfig(shop: AskedShop, pages: Readonly<Record<string, readonly string[]>>): TenantFile {
  const { slug, locale, currency, name, timeZone, like } = shop;
  const { tenant } = like;
  return {
    ...tenant,
    slug,
    name,
    host: slug,
    defaultLocale: locale,
    locales: [
      { ...like.locale, locale, prefix: '', currency, country: locale.slice(3), label: labelOf(locale) },
    ],
    timeZone,
    clientId: clientIdOf(slug, tenant),
    routes: Object.fromEntries(
      Object.entries(tenant.routes).flatMap(([route, of]) => {
        const own = routeIn(of, like.locale.locale);
        return own ? [[route, own]] : [];
      }),
    ),
    content: ownPlaces(tenant.content, like.locale.locale, pages),
    redirects: ownRedirects(tenant, like.locale),
    ...(tenant.addressWords && { addressWords: ownWords(tenant.addressWords, like.locale.locale) }),
    ...(tenant.vouchers && { vouchers: ownVouchers(tenant.vouchers, shop) }),
    ...(tenant.checkout && { checkout: ownCheckout(tenant.checkout, like.locale.locale) }),
    seals: tenant.seals.map((seal) => ({ ...seal, name: sealName(seal, like.locale.locale) })),
  };
}

/** How menus of a shop are named. */
export function clientIdOf(slug: string, model: Pick<TenantFile, 'slug' | 'clientId'>): string {
  return model.clientId.endsWith(`-${model.slug}`)
    ? `${model.clientId.slice(0, -model.slug.length)}${slug}`
    : `${slug}-shop`;
}

/** The route's path in one locale; undefined where it has none there. */
function routeIn({ path, ...rest }: Route, locale: string): Route | undefined {
  const own = typeof path === 'string' ? path : path[locale];
  return own === undefined ? undefined : { path: own, ...rest };
}

/** What addresses are worded with in one locale. */
function ownWords(
  { parameters, values, fragments }: NonNullable<TenantFile['addressWords']>,
  locale: string,
): NonNullable<TenantFile['addressWords']> {
  return {
    parameters: wordsIn(parameters, locale),
    values: wordsIn(values, locale),
    fragments: wordsIn(fragments, locale),
  };
}

function wordsIn(table: Readonly<Partial<Record<string, Word>>>, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, word]): [string, string][] => {
      const own = typeof word === 'string' ? word : word?.[locale];
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** Places of content without those that only other languages use. */
function ownPlaces(
  { exact, prefixes }: TenantFile['content'],
  locale: string,
  pages: Readonly<Record<string, readonly string[]>>,
): TenantFile['content'] {
  const others = Object.entries(pages).flatMap(([name, paths]) => (name === locale ? [] : paths));
  const isBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
  const isOwn = (place: string): boolean =>
    (pages[locale] ?? []).some((path) => isBelow(path, place)) ||
    !others.some((path) => isBelow(path, place));
  return { exact, prefixes: prefixes.filter(isOwn) };
}

/** Those to routes in every locale, and of the others those that begin and end in the locale that the new shop has. */
function ownRedirects(
  { redirects, locales }: TenantFile,
  { prefix }: AskedShop['like']['locale'],
): TenantFile['redirects'] {
  const prefixes = locales.map((each) => each.prefix).filter((each) => each !== '');
  const prefixOf = (path: string): string =>
    prefixes.find((each) => path === each || path.startsWith(`${each}/`)) ?? '';
  const withoutPrefix = (path: string): string => path.slice(prefix.length) || '/';
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([from, to]): [string, typeof to][] => {
      if (typeof to !== 'string') return to.locale === undefined ? [[from, to]] : [];
      const isOwn = prefixOf(from) === prefix && prefixOf(to) === prefix;
      return isOwn ? [[withoutPrefix(from), withoutPrefix(to)]] : [];
    }),
  );
}

/** Vouchers that the model has in the locale, by the code and the title that they have there. */
function ownVouchers(
  vouchers: NonNullable<TenantFile['vouchers']>,
  shop: AskedShop,
): NonNullable<TenantFile['vouchers']> {
  const { locale: model } = shop.like.locale;
  const language = model.slice(0, 2);
  const words = shopWords(shop.like.locale, shop);
  return vouchers.flatMap((voucher) => {
    const { codes, title } = voucher;
    const own = {
      ...voucher,
      // German is what all others fall back to.
      title: {
        ...(title.de && { de: title.de }),
        [language]: words(title[model] ?? title[language] ?? voucher.id),
      },
    };
    if (!('shared' in codes) || typeof codes.shared === 'string') return [own];
    const shared = codes.shared[model];
    return shared === undefined ? [] : [{ ...own, codes: { shared } }];
  });
}

/** Means of payment that the model has in the locale; the only one is not named with them. */
function ownCheckout(
  checkout: NonNullable<TenantFile['checkout']>,
  locale: string,
): NonNullable<TenantFile['checkout']> {
  const payment = checkout.payment.flatMap(({ locales, ...means }) =>
    locales === undefined || locales.includes(locale) ? [means] : [],
  );
  return { ...checkout, payment };
}

function sealName({ name }: TenantFile['seals'][number], locale: string): string {
  return typeof name === 'string' ? name : (name[locale] ?? '');
}

/** The language as its speakers call it, for the choice of languages. */
function labelOf(locale: string): string {
  const language = locale.slice(0, 2);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
