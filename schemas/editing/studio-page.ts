import { z } from 'zod';
import { localeName } from '../content-names.ts';
import { editorRoles } from './document.ts';
import { studioLanguages } from './studio-language.ts';

/** A shop whose content the person may at least read. */
const studioShop = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.enum(editorRoles),
  /** The first is the one that the others are made from. */
  locales: z.array(localeName).min(1),
  timeZone: z.string(),
});
export type StudioShop = z.infer<typeof studioShop>;

/** What the page of the studio brings its application, as JSON in `<script type="application/json" id="studio-data">`. */
export const studioPage = z.object({
  language: z.enum(studioLanguages),
  person: z.object({ id: z.string(), name: z.string() }),
  shop: studioShop,
  /** Names this build of application and blocks; the server's is another one after a deploy. */
  build: z.string(),
  /** The others that this person may open, by their addresses. */
  otherShops: z.array(z.object({ name: z.string(), address: z.string() })),
});
export type StudioPage = z.infer<typeof studioPage>;
