import { z } from 'zod';
import { frameName, localeName, pagePath } from './content-names.ts';
import { moment } from './moment.ts';

/** What search engines are told. A word that they do not know would leave a page in their lists that must not be there. */
const robots = z
  .string()
  .max(100)
  .regex(
    /^(?:(?:no)?(?:index|follow)|none|all|no(?:archive|snippet|imageindex|translate))(?:, ?(?:(?:no)?(?:index|follow)|none|all|no(?:archive|snippet|imageindex|translate)))*$/,
    'write words that search engines know, in small letters: noindex,follow',
  );

/** Characters. */
export const longestTitle = 200;

/** Tells a state of a document from those before it. */
export const pageRevision = z.union(
  [z.string().min(1).max(128), z.number()],
  'write a word that becomes another with every change',
);

/**
 * The envelope of a page document (`webapp_json`, version 1). Nodes are checked one by one later,
 * so that a broken node costs no more than itself; unknown fields are kept and ignored.
 */
export const pageEnvelope = z.looseObject({
  format: z.literal('webapp_json'),
  formatVersion: z.literal(1),
  page: z.looseObject({
    id: z.string().min(1).max(128),
    tenant: z.string().min(1).max(64),
    locale: localeName,
    path: pagePath,
    revision: pageRevision,
    status: z.enum(['published', 'draft']),
    title: z.string().min(1).max(longestTitle),
    description: z.string().max(500).default(''),
    robots: robots.default('index,follow'),
    image: z.looseObject({ src: z.string(), alt: z.string().default('') }).nullish(),
    alternates: z
      .array(z.looseObject({ locale: localeName, path: pagePath }))
      .max(50)
      .default([]),
    breadcrumbs: z
      .array(z.looseObject({ label: z.string().min(1).max(120), path: pagePath }))
      .max(20)
      .default([]),
    frame: frameName.default('full'),
    /** The last change that matters to readers; the sitemap tells it. */
    modified: z.iso
      .datetime({ offset: true, error: 'write a time with its offset, e.g. 2026-12-01T00:00:00+01:00' })
      .max(40)
      .nullish(),
    validFrom: moment.nullish(),
    validTo: moment.nullish(),
  }),
  regions: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/), z.array(z.unknown()).nullable()),
});

type PageEnvelope = z.infer<typeof pageEnvelope>;
export type PageMeta = PageEnvelope['page'] & { revision: string };

/** Who looks at a page, as far as content may depend on it. */
export const visitorKinds = ['anonymous', 'soft-logged-in', 'logged-in'] as const;
export type VisitorKind = (typeof visitorKinds)[number];

export const devices = ['web', 'mobile'] as const;
export type Device = (typeof devices)[number];

/** Conditions under which a node is shown. All that are given must hold; times are [from, to). */
export const whenSchema = z.strictObject({
  from: moment.nullish(),
  to: moment.nullish(),
  locale: z.array(localeName).min(1).optional(),
  device: z.array(z.enum(devices)).min(1).optional(),
  visitor: z.array(z.enum(visitorKinds)).min(1).optional(),
  experiment: z
    .strictObject({ id: z.string().min(1).max(64), variant: z.string().min(1).max(64) })
    .optional(),
});
export type When = z.infer<typeof whenSchema>;

/** What a node asks a loader for. Arguments that begin with `$` come from the request, from a closed list. */
export const loadRequest = z.strictObject({
  load: z
    .string()
    .regex(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)?$/)
    .max(64),
  args: z
    .record(z.string().max(64), z.union([z.string().max(512), z.number(), z.boolean(), z.null()]))
    .default({}),
});
export type LoadRequest = z.infer<typeof loadRequest>;

/** Regions that are drawn, in the order of the page. Frames fill the first and the last, pages the others. */
export const regionNames = ['header', 'main', 'aside', 'footer'] as const;
export type RegionName = (typeof regionNames)[number];

/** Limits of a page document; a page over one of them is invalid. `propsLevels` are levels of JSON within props. */
export const pageLimits = { nodes: 2000, depth: 16, propsBytes: 64 * 1024, propsLevels: 40 } as const;

/** Most issues that are reported of a node and of a page: content must not be able to flood the log. */
export const issueLimits = { perNode: 20, perPage: 1000 } as const;
