import { z } from 'zod';
import { linkTarget } from './link.ts';

/** Icons that say something about buying here; each is drawn by the kit. */
export const uspIcons = [
  'truck',
  'return',
  'invoice',
  'calendar',
  'leaf',
  'shield',
  'lock',
  'phone',
  'mail',
  'heart',
  'check',
  'info',
] as const;

const uspItem = z.strictObject({
  icon: z.enum(uspIcons),
  text: z.string().trim().min(1).max(60),
  /** Where more is said about it. */
  link: z.strictObject(linkTarget).optional(),
});

/** A file of bucket `usp-bar`: what speaks for the shop, the most important first. */
export const uspBar = z.strictObject({ items: z.array(uspItem).min(1).max(5) });
export type UspBar = z.output<typeof uspBar>;
