/** Widths at which a page is looked at, in CSS pixels; `free` is as wide as there is room. */
export const frameWidths = ['360', '768', '1280', 'free'] as const;

export type FrameWidth = (typeof frameWidths)[number];
