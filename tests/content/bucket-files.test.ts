import { describe, expect, it } from 'vitest';
import { bucketShapes } from '../../schemas/data-set/bucket-shapes.ts';
import { bucketCategories } from '../../schemas/content-names.ts';
import { shippedBuckets, tenants } from './shipped-content.ts';

const locales = tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => ({ tenant, locale })));
const buckets = shippedBuckets();

it('every category has a shape that its files are held to', () => {
  const without = bucketCategories.filter((category) => !(category in bucketShapes));
  expect(
    without.map(
      (category) =>
        `${category}: write the shape of its files in schemas/, and name it in schemas/data-set/bucket-shapes.ts`,
    ),
  ).toEqual([]);
});

describe.each(locales)('bucket files of $tenant.slug in $locale', ({ tenant, locale }) => {
  it.each(Object.entries(bucketShapes))('%s are as their schema says', (category, shape) => {
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
