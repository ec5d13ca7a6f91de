import { z } from 'zod';
import { link, linkTarget } from './link.ts';
import { picture } from './picture.ts';

const label = z.string().trim().min(1).max(60);
/** A heading with its links: one column of a flyout. */
const navigationGroup = z.strictObject({
  label,
  ...linkTarget,
  links: z.array(link).max(14).default([]),
});
export type NavigationGroup = z.output<typeof navigationGroup>;

/** The picture card of a flyout. */
const navigationTeaser = z.strictObject({ picture, title: z.string().trim().min(1).max(80), link });
export type NavigationTeaser = z.output<typeof navigationTeaser>;

/** A category: a plain link, or with groups a flyout whose last link is the category's own. */
const navigationItem = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .max(64),
  label,
  ...linkTarget,
  /** Shown in the colour of reduced prices, at the end of the row. */
  highlight: z.enum(['sale']).optional(),
  groups: z.array(navigationGroup).max(6).default([]),
  teaser: navigationTeaser.optional(),
});
export type NavigationItem = z.output<typeof navigationItem>;

/** A navigation file: one per client, device, locale and slicing; all have this shape. */
export const navigation = z.strictObject({ items: z.array(navigationItem).min(1).max(14) });
export type Navigation = z.output<typeof navigation>;
