import type { PageSubject } from '../../../../renderer/contract/page-subject.ts';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../../schemas/catalogue/localised-text.ts';
import { choiceQueryNames } from '../../../../schemas/catalogue/product-page.ts';
import { productTag } from '../../../../schemas/catalogue/product-tag.ts';
import { withLocalePrefix } from '../../../../schemas/locale-path.ts';
import { numberWriter } from '../../../../schemas/money/number-writer.ts';
import { addressWords } from '../../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { PageSubjects, SubjectAnswer, SubjectRequest } from '../../../pages/page-subjects.ts';
import { DatabaseUnavailable } from '../../../storage/database/database-unavailable.ts';
import { availabilityOf, offeredVariants } from '../availability.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listedPrice } from '../listed-price.ts';
import {
  addressOutcome,
  productAddress,
  type AddressOutcome,
  type ProductAddress,
} from '../product-address.ts';
import { structuredProduct } from '../structured-product.ts';
import { offerTerms, type SaleTerms } from './offer-terms.ts';
import { validUntil, type ProductSource } from './product-loader.ts';
import { choiceQuery } from '../choice-query.ts';

export interface ProductSubjectParts {
  reader: ProductSource;
  categoriesOf: (tenant: string) => CategoryTree | Promise<CategoryTree>;
  /** Path of a picture in a width that suits search engines; undefined: there is none of that name. */
  picturePath: (id: string) => string | undefined;
  /** Cents for sending, null where not known, and days for sending back. */
  termsOf: (tenant: TenantConfig, locale: string) => Pick<SaleTerms, 'shipping' | 'returnDays'>;
}

const homeName = { de: 'Startseite', fr: 'Accueil', nl: 'Startpagina' };

/** Finds what the addresses of the route `product` are about: one address per product, 410 or its successor when it is gone. */
export function createProductSubject(parts: ProductSubjectParts): PageSubjects {
  return {
    async find(request) {
      try {
        return await answerTo(request, parts);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return { kind: 'unavailable', reason: error.message };
        throw error;
      }
    },
  };
}

async function answerTo(request: SubjectRequest, parts: ProductSubjectParts): Promise<SubjectAnswer> {
  const { tenant, locale, parameters, query } = request;
  const { slug = '', sku = '' } = parameters;
  const product = await parts.reader.product(tenant.slug, sku);
  const next = product?.gone?.successor ?? null;
  const successor = next === null ? null : await parts.reader.product(tenant.slug, next);
  const outcome = addressOutcome({ slug, sku }, product, successor, locale);
  switch (outcome.kind) {
    case 'unknown':
      return { kind: 'missing' };
    case 'gone':
      return { kind: 'gone' };
    case 'redirect':
      return {
        kind: 'redirect',
        path: pathOf(outcome.to, tenant, locale),
        query: new URLSearchParams(query).toString(),
      };
    case 'show':
      return (
        variantAddress(outcome, request) ?? {
          kind: 'found',
          subject: await subjectOf(outcome.product, request, parts),
        }
      );
  }
}

/** A variant's own number leads to its product with the variant chosen: every product has one address. */
function variantAddress(
  { product, variant }: Extract<AddressOutcome, { kind: 'show' }>,
  { tenant, locale, query }: SubjectRequest,
): SubjectAnswer | undefined {
  const named = product.variants.find(({ sku }) => sku === variant);
  if (!named || named.sku === product.sku) return undefined;
  const chosen = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(choiceQuery(named))),
    ...query,
  });
  return {
    kind: 'redirect',
    path: pathOf(productAddress(product, locale), tenant, locale),
    query: chosen.toString(),
  };
}

async function subjectOf(
  product: CatalogueProduct,
  request: SubjectRequest,
  parts: ProductSubjectParts,
): Promise<PageSubject> {
  const { tenant, locale, now } = request;
  const { name } = inLocale(product.texts, locale);
  const categories = await parts.categoriesOf(tenant.slug);
  const trail = trailTo(product, categories, tenant, locale);
  const until = validUntil(product, now);
  const picture = shownPictures(product, locale)[0];
  return {
    words: wordsOf(product, trail.at(-1)?.label ?? '', tenant, locale),
    breadcrumbs: [
      { label: inLocale(homeName, locale), path: '/' },
      ...trail,
      { label: name.slice(0, 120), path: pathOf(productAddress(product, locale), tenant, locale) },
    ],
    ...(picture && { image: { src: picture.id, alt: name } }),
    canonicalQuery: '',
    structuredData: structuredDataOf(product, request, parts),
    dimensions: Object.values(choiceQueryNames).map((choice) => `query:${choice}` as const),
    alternates: alternatesOf(product, tenant, locale),
    versions: versionsOf(product, request, categories),
    tags: [productTag(product.sku)],
    ...(until !== null && { until }),
  };
}

/** For titles and descriptions; `full` is the name behind the brand, where it does not say the brand itself. */
function wordsOf(
  product: CatalogueProduct,
  category: string,
  tenant: TenantConfig,
  locale: string,
): PageSubject['words'] {
  const { name } = inLocale(product.texts, locale);
  const { brand } = product;
  const price = listedPrice(product, locale)?.price ?? 0;
  const style = { style: 'currency', currency: localeOf(tenant, locale).currency } as const;
  return {
    name,
    brand,
    full: brand === '' || name.includes(brand) ? name : `${brand} ${name}`,
    price: numberWriter(locale, style)(price / 100),
    category,
  };
}

/** The way by the canonical category, from the department down. */
function trailTo(
  product: CatalogueProduct,
  categories: CategoryTree,
  tenant: TenantConfig,
  locale: string,
): { label: string; path: string }[] {
  const table = routeTable(tenant, locale);
  return categories.pathTo(product.categories[0] ?? '').flatMap(({ id, name }) => {
    const path = table.path('category', { path: categories.addressOf(id, locale) });
    return path === undefined ? [] : [{ label: inLocale(name, locale), path }];
  });
}

/** The same product in the shop's other locales, where it is sold. */
function alternatesOf(
  product: CatalogueProduct,
  tenant: TenantConfig,
  own: string,
): PageSubject['alternates'] {
  return tenant.locales
    .filter(({ locale }) => locale !== own && availabilityOf(product, locale) !== 'not-offered')
    .map(({ locale }) => ({ locale, path: pathOf(productAddress(product, locale), tenant, locale) }));
}

/** The same product with the same choice; where it is not sold, the category that it would stand in. */
function versionsOf(
  product: CatalogueProduct,
  { tenant, query }: SubjectRequest,
  categories: CategoryTree,
): NonNullable<PageSubject['versions']> {
  const asked = Object.values(choiceQueryNames).flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [[name, value]];
  });
  const choice = new URLSearchParams(asked).toString();
  return tenant.locales.flatMap(({ locale }) => {
    if (availabilityOf(product, locale) !== 'not-offered')
      return [{ locale, path: pathOf(productAddress(product, locale), tenant, locale), query: choice }];
    const parent = trailTo(product, categories, tenant, locale).at(-1);
    return parent ? [{ locale, path: parent.path }] : [];
  });
}

function structuredDataOf(
  product: CatalogueProduct,
  { tenant, locale, origin }: SubjectRequest,
  { picturePath, termsOf }: ProductSubjectParts,
): object[] {
  const { currency, country, freeShippingFrom, prefix } = localeOf(tenant, locale);
  const url = `${origin}${withLocalePrefix(prefix, pathOf(productAddress(product, locale), tenant, locale))}`;
  const terms: SaleTerms = { locale, currency, country, freeShippingFrom, ...termsOf(tenant, locale) };
  const data = structuredProduct(product, {
    locale,
    currency,
    url,
    pictureUrl(id) {
      const path = picturePath(id);
      return path === undefined ? undefined : `${origin}${path}`;
    },
    variantUrl: (variant) => withQuery(url, addressWords(tenant, locale).query(choiceQuery(variant))),
    termsOf: (variant) => offerTerms(variant, product.withdrawalException, terms),
  });
  return data ? [data] : [];
}

/** Pictures in the colour that the page begins with. */
function shownPictures(product: CatalogueProduct, locale: string): CatalogueProduct['pictures'] {
  const first = offeredVariants(product, locale)[0]?.colour;
  const own = product.colours.find(({ id }) => id === first)?.pictures ?? [];
  return own.length > 0 ? own : product.pictures;
}

function pathOf({ slug, sku }: ProductAddress, tenant: TenantConfig, locale: string): string {
  const path = routeTable(tenant, locale).path('product', { slug, sku });
  if (path === undefined) throw new Error(`${tenant.slug} has no route "product"`);
  return path;
}

function withQuery(address: string, query: string): string {
  return query === '' ? address : `${address}?${query}`;
}

function localeOf(tenant: TenantConfig, locale: string): TenantConfig['locales'][number] {
  const found = tenant.locales.find((entry) => entry.locale === locale);
  if (!found) throw new Error(`${tenant.slug} has no locale ${locale}`);
  return found;
}
