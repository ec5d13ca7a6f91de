import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { banners } from '../../schemas/banners.ts';
import { bucketCategories } from '../../schemas/content-names.ts';
import { footer } from '../../schemas/footer.ts';
import { navigation } from '../../schemas/navigation.ts';
import { survey } from '../../schemas/rating/survey.ts';
import { serviceFlyout } from '../../schemas/service-flyout.ts';
import { serviceLayer } from '../../schemas/service-layer.ts';
import { staticPage } from '../../schemas/static-page.ts';
import { uspBar } from '../../schemas/usp-bar.ts';
import { vouchers } from '../../schemas/voucher.ts';
import { shippedBuckets, tenants } from './shipped-content.ts';
import { newsletterSheet, promotions, seoText } from './unread-shapes.ts';

/** The shape of each kind of file. */
const shapes: Record<(typeof bucketCategories)[number], z.ZodType> = {
  'static-pages': staticPage,
  menus: navigation,
  footer,
  banners,
  vouchers,
  surveys: survey,
  'service-layer': serviceLayer,
  'header-service-flyout': serviceFlyout,
  'usp-bar': uspBar,
  promotions,
  seo: seoText,
  'newsletter-sheet': newsletterSheet,
};

const locales = tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => ({ tenant, locale })));
const buckets = shippedBuckets();

it('every category has a shape that its files are held to', () => {
  const without = bucketCategories.filter((category) => !(category in shapes));
  expect(
    without.map(
      (category) =>
        `${category}: write the shape of its files in schemas/, and name it in \`shapes\` of this test`,
    ),
  ).toEqual([]);
});

describe.each(locales)('bucket files of $tenant.slug in $locale', ({ tenant, locale }) => {
  it.each(Object.entries(shapes))('%s are as their schema says', (category, shape) => {
    const files = buckets.filter(
      (bucket) => bucket.tenant === tenant && bucket.locale === locale && bucket.category === category,
    );
    const folder = `content-fixtures/${tenant.slug}/buckets/${locale}/${category}/`;
    expect(files.length, `files in ${folder}`).toBeGreaterThan(0);
    const faults = files.flatMap(({ file, content }) => {
      const { error } = shape.safeParse(content);
      return error ? [`${file}: ${error.message}`] : [];
    });
    expect(faults).toEqual([]);
  });
});
