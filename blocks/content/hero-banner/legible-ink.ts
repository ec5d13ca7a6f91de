/** Contrast that text must have at least. (WCAG 2.2, 1.4.3) */
export const leastContrast = 4.5;

// One of black and white is legible on any ground; the shop's own dark comes first.
const fallbacks = ['#1a2326', '#ffffff', '#000000'] as const;

/** The ink that was asked for, or else a dark or light one that is legible on the ground. Colours as #rrggbb. */
export function legibleInk(ink: string, ground: string): string {
  return [ink, ...fallbacks].find((candidate) => contrast(candidate, ground) >= leastContrast) ?? ink;
}

/** True when light words belong on this ground. */
export function isDark(ground: string): boolean {
  return luminance(ground) < 0.18;
}

/** Contrast ratio of two colours, from 1 to 21. (WCAG 2) */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
