/** One way of looking at a page. */
export interface PageLook {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Whether the full matrix was asked for. */
export const isFullMatrix = process.env.TEST_MATRIX === 'full';

export const laptopLook: PageLook = { width: 1280, colorScheme: 'light' };

/** A phone and a laptop; in the full matrix in the dark as well. axe looks at these. */
export const commonLooks: readonly PageLook[] = (
  isFullMatrix ? (['light', 'dark'] as const) : (['light'] as const)
).flatMap((colorScheme) => [360, 1280].map((width) => ({ width, colorScheme })));

/** The narrowest phone, a tablet and a large screen, for the full matrix alone: colours do not hang on the width. */
export const otherLooks: readonly PageLook[] = isFullMatrix
  ? [320, 768, 1920].map((width) => ({ width, colorScheme: 'light' }))
  : [];

/** A width for each layout that a theme has, the widest first: a window is made narrower. */
export const everyWidth: readonly number[] = [1920, 1280, 1024, 768, 360, 320];
