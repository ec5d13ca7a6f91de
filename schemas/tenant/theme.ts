import { z } from 'zod';

const px = z.int().min(0).max(4000);
const cssValue = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^;{}<>\\]*$/, 'a CSS value holds no ; { } < > or backslash');
const colour = cssValue.regex(
  /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix|var)\(.+\)|transparent)$/i,
  'write a colour as #16262b, rgb(22 38 43/.5), hsl(…), oklch(…) or var(--other)',
);
const token = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** Widths at which layouts change, by what they are for; blocks write `from(tablet)`. */
const layoutNames = ['phone-large', 'tablet', 'laptop', 'desktop', 'wide'] as const;

/** A tenant's theme file: breakpoints, and every token as a custom property. */
export const themeSchema = z.strictObject({
  /** Pixels, by the names that the shop's theme uses. */
  breakpoints: z.strictObject({ xs: px, sm: px, md: px, lg: px, xl: px }),
  /** Which breakpoint each layout begins at; a layout that the theme lacks is never reached. */
  layouts: z.partialRecord(z.enum(layoutNames), z.enum(['xs', 'sm', 'md', 'lg', 'xl'])),
  /** Tokens that are the same in both colour modes. */
  tokens: z.record(token, cssValue),
  /** Tokens from a layout on, e.g. a wider gutter. */
  responsive: z.partialRecord(z.enum(layoutNames), z.record(token, cssValue)),
  /** Colours as [light, dark]. */
  colours: z.record(token, z.tuple([colour, colour])),
  /** Other tokens that differ between the modes, e.g. shadows. */
  modes: z.record(token, z.tuple([cssValue, cssValue])),
  /** Colour of the browser's own bars as [light, dark]. */
  themeColour: z.tuple([colour, colour]),
});

export type Theme = z.infer<typeof themeSchema>;
