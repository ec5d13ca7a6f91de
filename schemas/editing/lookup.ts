import { z } from 'zod';

/** What an editor's form looks up while somebody types. `set:…` are the data sets of a bucket category. */
export const lookupKinds = [
  'links',
  'pictures',
  'products',
  'categories',
  'slices',
  'vouchers',
  'banners',
  'facets',
  'seals',
  'size-tables',
  'experiments',
  'sets',
  'colours',
] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** `of` narrows it: the bucket category of `sets`, the file of `vouchers` and `banners`. */
export const lookupRequest = z.strictObject({
  kind: z.enum(lookupKinds),
  query: z.string().max(100),
  of: z.string().max(64).optional(),
});
export type LookupRequest = z.infer<typeof lookupRequest>;

/**
 * One thing that may be chosen. `value` is what content holds: a picture's or product's name, `damen/mode`, `slice` as
 * `category/id`, an experiment as `id=variant`; a link as `route:category?path=damen/mode`, or a path.
 */
export const lookupOption = z.object({
  value: z.string(),
  label: z.string(),
  /** What tells it from others of the same name, and what stands against it: that it is sold out, or over. */
  detail: z.string().optional(),
  /** Address of a small picture. */
  picture: z.string().optional(),
});
export type LookupOption = z.infer<typeof lookupOption>;

export const lookupAnswer = z.object({ options: z.array(lookupOption).max(50) });
