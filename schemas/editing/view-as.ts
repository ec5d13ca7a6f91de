import { z } from 'zod';
import { localeName } from '../content-names.ts';
import { devices, visitorKinds } from '../page.ts';
import { chosenMoment } from './kept-text.ts';

/** As whom and when a page is looked at. What is absent is as it would be now, for somebody of whom nothing is known. */
export const viewAs = z.strictObject({
  locale: localeName.optional(),
  /** Milliseconds since 1970. */
  at: chosenMoment.optional(),
  visitor: z.enum(visitorKinds).optional(),
  device: z.enum(devices).optional(),
  /** Variant by experiment. */
  variants: z.record(z.string().max(64), z.string().max(64)).optional(),
  scheme: z.enum(['light', 'dark']).optional(),
  /** Loaders that are taken as down: what would a shopper see then? */
  down: z.array(z.string().max(64)).max(50).optional(),
  /**
   * Path with its prefix, and query, of a page that the document draws, as shoppers ask for it: which product, category or search.
   * Absent, or of another document: an example.
   */
  address: z.string().max(2048).startsWith('/').optional(),
});
export type ViewAs = z.infer<typeof viewAs>;

/** The same page of the same language now, for somebody of whom nothing is known. */
export function asNow({
  at: _at,
  visitor: _visitor,
  device: _device,
  variants: _variants,
  down: _down,
  ...page
}: ViewAs): ViewAs {
  return page;
}
