import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { cleanHtml } from '../../renderer/plan/rich-text/clean-html.ts';
import { bucketCategories } from '../../schemas/content-names.ts';
import { footer } from '../../schemas/footer.ts';
import { navigation } from '../../schemas/navigation.ts';
import { productSlice, readProducts } from '../../schemas/product-slice.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import { uspBar } from '../../schemas/usp-bar.ts';
import { bucketFileOf } from '../../server/content/content-location.ts';
import { isContentManaged } from '../../server/pages/locate-page.ts';
import { planWhole } from './plan-whole.ts';
import {
  contentFolder,
  pictureIds,
  shippedBuckets,
  shippedDrafts,
  shippedFrames,
  shippedPages,
  tenants,
} from './shipped-content.ts';
import { htmlIn, picturesIn } from './content-parts.ts';

const anyLinks = createShopLinks(testTenant, 'de-AT');
const pages = shippedPages();
const frames = shippedFrames();
const buckets = shippedBuckets();
const slices = buckets.filter(({ category }) => category.startsWith('products/'));
const locales = tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => ({ tenant, locale })));

it('every tree of categories is that of a shop', () => {
  const file = 'demonstration/words/categories.json';
  const { trees } = JSON.parse(readFileSync(resolve(contentFolder, file), 'utf8')) as { trees: object };
  const slugs = tenants.map(({ slug }) => slug);
  const lost = Object.keys(trees).filter((slug) => !slugs.includes(slug));
  expect(lost.map((slug) => `${file}: trees.${slug} is the tree of no shop: delete it`)).toEqual([]);
});

describe.each(pages)('page $file', ({ document, tenant, locale, file: ownFile }) => {
  const { meta } = document;
  const plan = planWhole(document, tenant);

  it('has neither errors nor warnings', () => {
    expect(plan.issues).toEqual([]);
    expect(plan.nodes.length).toBeGreaterThan(0);
  });

  it('lies where its address says, and says of itself what a page must', () => {
    expect(ownFile.startsWith(`${meta.tenant}/pages/${meta.locale}/`)).toBe(true);
    expect(meta.tenant).toBe(tenant.slug);
    const isBehindRoute = Object.values(tenant.routes).some(({ page }) => page === meta.path);
    expect(isBehindRoute || isContentManaged(tenant, meta.path)).toBe(true);
    expect(meta.title.length).toBeGreaterThan(3);
    expect(meta.title.length).toBeLessThanOrEqual(70);
    expect(meta.description.length).toBeGreaterThanOrEqual(50);
    expect(meta.description.length).toBeLessThanOrEqual(170);
  });

  it('has one title, always shown', () => {
    const titles = plan.nodes.filter(({ props }) => (props as { level?: number }).level === 1);
    expect(titles.map(({ pointer }) => pointer)).toHaveLength(1);
    expect(document.nodes.get(titles[0]?.id ?? '')?.raw.when).toBeUndefined();
  });

  it('shows pictures that exist', () => {
    const named = [...picturesIn(document.source.regions), ...(meta.image ? [meta.image.src] : [])];
    expect(named.filter((id) => !pictureIds.has(id))).toEqual([]);
  });

  it('asks for data sets that exist', () => {
    const address = { kind: 'slice', tenant: tenant.slug, locale, sliced: tenant.slicedLoad } as const;
    const files = plan.nodes
      .flatMap(({ loads }) => Object.values(loads))
      .filter(({ load }) => load === 'slice')
      .map(({ args }) => bucketFileOf({ ...address, category: String(args.category), id: String(args.id) }));
    expect(files.filter((file) => !existsSync(resolve(contentFolder, tenant.slug, 'buckets', file)))).toEqual(
      [],
    );
  });
});

describe.each(shippedDrafts())('draft $file', ({ document, tenant }) => {
  it('has neither errors nor warnings, and says that it is one', () => {
    expect(document.meta.status).toBe('draft');
    expect(planWhole(document, tenant).issues).toEqual([]);
  });
});

describe.each(locales)('$tenant.slug $locale', ({ tenant, locale }) => {
  const own = pages.filter((page) => page.tenant === tenant && page.locale === locale);
  const bucketOf = (category: string, name: string): unknown =>
    buckets.find(
      (bucket) =>
        bucket.tenant === tenant &&
        bucket.locale === locale &&
        bucket.category === category &&
        bucket.name === name,
    )?.content;

  it('has a home page and, for every route that is content, its page', () => {
    const paths = own.map(({ document }) => document.meta.path);
    const wanted = Object.values(tenant.routes)
      .filter((route) => route.page === undefined)
      .map(({ path }) => (typeof path === 'string' ? path : path[locale]));
    expect(wanted).toContain('/');
    expect(wanted.filter((path) => !paths.includes(path ?? ''))).toEqual([]);
  });

  it('has no two pages of one path or one id', () => {
    for (const key of ['path', 'id'] as const) {
      const values = own.map(({ document }) => document.meta[key]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('has a frame without faults', () => {
    const frame = frames.find(
      (candidate) =>
        candidate.tenant === tenant && candidate.file === `${tenant.slug}/frames/${locale}/full.json`,
    );
    expect(frame?.document.meta).toMatchObject({ tenant: tenant.slug, locale });
    if (!frame) return;
    const plan = planWhole(frame.document, tenant, 'frame');
    expect(plan.issues).toEqual([]);
    expect(Object.keys(plan.regions)).toEqual(['header', 'footer']);
    const types = plan.nodes.map(({ type }) => type);
    // Consent comes first in focus, and the way to the page last.
    expect(types[0]).toBe('consent-banner');
    expect(types.filter((type) => type !== 'hint-bar').slice(1)).toEqual([
      'usp-bar',
      'header',
      'service-flyout',
      'breadcrumb',
      'footer',
      'mini-product',
      'wishlist-heart',
    ]);
  });

  it('hints at every other language of the shop, in that language', () => {
    const hints = frames
      .filter((frame) => frame.tenant === tenant && frame.locale === locale)
      .flatMap(({ document }) => planWhole(document, tenant, 'frame').nodes)
      .filter(({ type }) => type === 'hint-bar')
      .map(({ props }) => props as { language?: string; version?: { locale: string } });
    const others = tenant.locales.map((entry) => entry.locale).filter((other) => other !== locale);
    const led = hints.flatMap(({ version }) => version?.locale ?? []);
    expect(led.toSorted()).toEqual(others.toSorted());
    expect(
      hints.filter(({ language, version }) => version && !version.locale.startsWith(`${language}-`)),
    ).toEqual([]);
  });

  it.each(['web', 'mobile'])('has navigation and USPs for %s, whole and cut', (device) => {
    expect(uspBar.safeParse(bucketOf('usp-bar', device)).error).toBeUndefined();
    for (const cut of ['', '.sliced']) {
      const content = bucketOf('menus', `${tenant.clientId}.${device}${cut}`);
      const menu = navigation.parse(content);
      expect(menu.items.length).toBeGreaterThanOrEqual(8);
      expect(menu.items.length).toBeLessThanOrEqual(11);
    }
  });

  it('has a footer that names this locale’s means of payment', () => {
    const content = footer.parse(bucketOf('footer', 'main'));
    expect(content.columns.length).toBeGreaterThan(0);
    expect(content.payment.includes('ideal')).toBe(locale === 'nl-NL');
  });

  it('has a file of every kind of bucket', () => {
    const kinds = new Set(
      buckets
        .filter((bucket) => bucket.tenant === tenant && bucket.locale === locale)
        .map(({ category }) => category),
    );
    expect([...kinds].toSorted()).toEqual(bucketCategories.toSorted());
  });

  it('mentions iDEAL only in the Netherlands, and the deductible VAT only in Austria', () => {
    const words = JSON.stringify([
      own.map(({ document }) => document.source),
      buckets
        .filter((bucket) => bucket.tenant === tenant && bucket.locale === locale)
        .map(({ content }) => content),
    ]);
    expect(/\bideal\b/i.test(words)).toBe(locale === 'nl-NL');
    expect(words.includes('16,67')).toBe(locale === 'de-AT');
    expect(words.includes('nur nach Österreich')).toBe(locale === 'de-AT');
  });
});

describe('buckets', () => {
  it('hold only markup that may stand in a text', () => {
    const texts = buckets.flatMap(({ file, content }) => htmlIn(content).map((html) => ({ file, html })));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(({ html }) => cleanHtml(html, anyLinks).removed.length > 0)).toEqual([]);
  });

  it('show pictures that exist', () => {
    const named = buckets.flatMap(({ file, content }) =>
      picturesIn(content).map((picture) => ({ file, picture })),
    );
    expect(named.filter(({ picture }) => !pictureIds.has(picture))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});

describe.each(slices)('slice $file', ({ content, category, name }) => {
  const slice = productSlice.parse(content);

  it('holds only products that can be shown', () => {
    expect(readProducts(content as { products: unknown[] }).issues).toEqual([]);
    expect(slice.products.length).toBeGreaterThan(0);
    expect(slice.total).toBeGreaterThanOrEqual(slice.products.length);
  });

  it('is named as it says', () => {
    expect(category).toBe(`products/${slice.category}`);
    expect(name.replace('.sliced', '').replace('_fr', '')).toBe(slice.id);
  });
});

describe.each(tenants)('products of $slug', (tenant) => {
  const own = slices.filter((slice) => slice.tenant === tenant);
  const products = own.flatMap(({ name, content }) =>
    productSlice
      .parse(content)
      .products.map((product) => ({ language: localeOfSlice(name, tenant), product })),
  );

  it('are the same wherever they appear', () => {
    const first = new Map<string, unknown>();
    for (const { language, product } of products) {
      const key = `${language} ${product.sku}`;
      if (!first.has(key)) first.set(key, product);
      expect(product).toEqual(first.get(key));
    }
  });

  it('tell of no colours that their articles do not have', () => {
    expect(
      products.filter(({ product }) => product.hiddenColours > 0).map(({ product }) => product.sku),
    ).toEqual([]);
  });

  it('show every case of price, label and badge', () => {
    const has = (test: (product: (typeof products)[number]['product']) => boolean): boolean =>
      products.some(({ product }) => test(product));
    const cases = {
      reduced: has(({ price, low30 }) => low30 !== null && price < low30),
      sameAsLow30: has(({ price, low30 }) => price === low30),
      aboveLow30: has(({ price, low30 }) => low30 !== null && price > low30),
      rrp: has(({ price, rrp }) => rrp !== null && price < rrp),
      unitPrice: has(({ unitPrice }) => unitPrice !== null),
      from: has(({ isFrom }) => isFrom),
      unrated: has(({ rating }) => rating === null),
      soldOut: has(({ soldOut }) => soldOut),
      oldEnergyScale: has(({ energy }) => energy?.scale[0] === 'A+++'),
      energyScale: has(({ energy }) => energy?.scale[0] === 'A'),
      tyre: has(({ tyre }) => tyre !== null && !tyre.snow),
      winterTyre: has(({ tyre }) => tyre !== null && tyre.snow && tyre.ice),
      supply: has(({ powerSupplyIncluded }) => powerSupplyIncluded === true),
      noSupply: has(({ powerSupplyIncluded }) => powerSupplyIncluded === false),
      new: has(({ badges }) => badges.includes('new')),
      organic: has(({ badges }) => badges.includes('organic')),
    };
    expect(Object.entries(cases).flatMap(([name, isThere]) => (isThere ? [] : [name]))).toEqual([]);
  });
});

/** The locale that a slice is for: French by its suffix, Dutch by its id. */
function localeOfSlice(name: string, tenant: TenantConfig): string {
  if (name.includes('_fr')) return 'fr-CH';
  return name.replace('.sliced', '').endsWith('-nl') ? 'nl-NL' : tenant.defaultLocale;
}
