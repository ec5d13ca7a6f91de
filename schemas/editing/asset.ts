import { z } from 'zod';
import { assetIdPattern, assetRatios } from './asset-id.ts';
import { keptText } from './kept-text.ts';

export const assetId = z.string().regex(assetIdPattern);

/** Percent from the left and the top. */
const focusPoint = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });

const thousandths = z.int().min(0).max(1000);
const crop = z.strictObject({ left: thousandths, top: thousandths, width: thousandths.min(1) });
const crops = z.partialRecord(z.enum(assetRatios), crop);

/** Alternative texts by language. */
const alts = z.record(z.string().regex(/^[a-z]{2}$/), keptText.trim().max(300));

const title = keptText.trim().min(1).max(120);

/** An uploaded picture in the library. Times are milliseconds since 1970. */
export const asset = z.object({
  id: assetId,
  title: z.string(),
  /** Pixels of the file that it shows now. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** Of the whole picture's address. */
  revision: z.string(),
  ground: z.string(),
  focus: focusPoint,
  /** Shapes that an editor cut out; the others follow the focus point. */
  crops,
  alts: z.record(z.string(), z.string()),
  /** Says nothing that the words beside it do not: it needs no alternative text. */
  isDecorative: z.boolean(),
  isArchived: z.boolean(),
  /** Languages of the shop that lack an alternative text. */
  lacksAlt: z.array(z.string()),
  /** How many documents show it. */
  uses: z.int(),
  /** Number of the file that it shows; the first is 1. */
  file: z.int(),
  changedAt: z.number(),
  changedBy: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type Asset = z.infer<typeof asset>;

/** What an editor says of a picture; what is absent stays. */
export const assetChange = z.strictObject({
  title: title.optional(),
  focus: focusPoint.optional(),
  crops: crops.optional(),
  alts: alts.optional(),
  isDecorative: z.boolean().optional(),
});
export type AssetChange = z.infer<typeof assetChange>;

export const assetFilters = ['all', 'unused', 'lacks-alt', 'archived'] as const;
export type AssetFilter = (typeof assetFilters)[number];

export const assetQuery = z.strictObject({
  search: keptText.max(100).default(''),
  filter: z.enum(assetFilters).default('all'),
  /** As the part before gave it. */
  cursor: z.coerce.number().int().min(0).optional(),
});
export type AssetQuery = z.infer<typeof assetQuery>;

/** Pictures of a shop, those that changed last first. */
export const assetList = z.object({
  assets: z.array(asset),
  next: z.number().nullable(),
  /** Languages of the shop, in which alternative texts are written. */
  languages: z.array(z.string()),
});
export type AssetList = z.infer<typeof assetList>;

/** A document that shows a picture. */
const assetUse = z.object({
  document: z.string(),
  tenant: z.string(),
  kind: z.string(),
  locale: z.string().nullable(),
  key: z.string(),
  title: z.string(),
  /** Whether shoppers see it now; else it is in a draft, or planned. */
  isLive: z.boolean(),
});
export type AssetUse = z.infer<typeof assetUse>;

/** A picture with all that is known of it. */
export const assetDetails = z.object({
  asset,
  uses: z.array(assetUse),
  /** The newest first. */
  files: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      width: z.int(),
      height: z.int(),
      bytes: z.int(),
      uploadedAt: z.number(),
    }),
  ),
});
export type AssetDetails = z.infer<typeof assetDetails>;

/** Why a file was not taken, or a picture not changed. */
export const assetRefusals = [
  'empty',
  'large',
  'kind',
  'declared',
  'heic',
  'pixels',
  'animated',
  'unreadable',
  'busy',
  'no-file',
  'many-files',
  'broken',
  'used',
] as const;
export type AssetRefusal = (typeof assetRefusals)[number];

/** Most bytes of a file. */
export const assetFileBytes = 20_000_000;
