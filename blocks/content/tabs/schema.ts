import { z } from 'zod';
import { richText } from '../../../schemas/rich-text.ts';

const tab = z.strictObject({
  label: z.string().trim().min(1).max(60),
  /** Stands above the blocks of the tab's slot. */
  html: richText(8000).default(''),
});

export const props = z.strictObject({
  headline: z.string().trim().max(120).optional(),
  /** The slots `first` to `sixth` belong to the tabs in this order; null is a place without a tab. */
  tabs: z.array(tab.nullable()).min(1).max(6),
});
export type TabsProps = z.output<typeof props>;

export const tabSlots = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
export type TabSlot = (typeof tabSlots)[number];
