import { z } from 'zod';
import { viewAs } from './view-as.ts';

// What another CMS and the page `/preview/live` say to each other by `postMessage`.

/** A draft as the CMS has it, for the page that the token names. */
export const cmsDocument = z.strictObject({
  /** What `npm run preview-link` makes, or a CMS by the shop's secret. */
  token: z.string().max(4096),
  /** A page document; what the shop does not know in it is nobody's business here. */
  document: z.record(z.string(), z.json()),
  view: viewAs.default({}),
});
export type CmsDocument = z.infer<typeof cmsDocument>;

/** From the CMS. */
export const toPreview = z.strictObject({ preview: z.literal(1), type: z.literal('document') }).extend(cmsDocument.shape);

/** To the CMS. */
export type FromPreview = { preview: 1 } & (
  | { type: 'ready' }
  /** The page shows the document that came last; `issues` as `npm run check-content` has them. */
  | { type: 'drawn'; issues: readonly object[] }
  /** `status` of the answer, 0 where none came: 401 for a token that is no good, 403 for one of another page. */
  | { type: 'failed'; status: number }
  /** A block was pressed. */
  | { type: 'select'; node: string | null }
);
