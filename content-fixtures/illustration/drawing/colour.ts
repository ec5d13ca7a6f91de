/** OKLab: lightness 0–1, green–red, blue–yellow. Equal steps in it look equal, which sRGB cannot offer. */
type Lab = readonly [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const n = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((n >> 16) & 255) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function channel(linear: number): string {
  const value = Math.min(1, Math.max(0, toGamma(Math.max(0, linear))));
  return Math.round(255 * value)
    .toString(16)
    .padStart(2, '0');
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

// The same few tones are asked for thousands of times.
const toneCache = new Map<string, string>();

/**
 * The colour `hex` (#rrggbb) made lighter (positive) or darker (negative) by `step` of OKLab lightness.
 * Shadows lose chroma and turn a little cooler, lights a little warmer; without that, dark folds turn neon.
 */
export function tone(hex: string, step: number): string {
  const key = `${hex}${step}`;
  const known = toneCache.get(key);
  if (known !== undefined) return known;
  const [lightness, a, b] = labOf(hex);
  const chroma = step < 0 ? 1 + step * 1.3 : 1 - step * 0.6;
  const warmth = (step > 0 ? 0.004 : -0.006) * Math.min(1, Math.abs(step) * 6);
  const result = hexOf([Math.min(0.995, Math.max(0.02, lightness + step)), a * chroma, b * chroma + warmth]);
  if (toneCache.size > 5000) toneCache.clear();
  toneCache.set(key, result);
  return result;
}

/** The colour between `from` (share 0) and `to` (share 1), mixed in OKLab. */
export function mix(from: string, to: string, share: number): string {
  const start = labOf(from);
  const end = labOf(to);
  const between = (i: 0 | 1 | 2): number => start[i] + (end[i] - start[i]) * share;
  return hexOf([between(0), between(1), between(2)]);
}

/** OKLab lightness of a colour, 0 (black) to 1 (white). */
export function lightnessOf(hex: string): number {
  return labOf(hex)[0];
}

/** The five tones that every lit thing is painted with. */
export interface Tones {
  base: string;
  light: string;
  bright: string;
  dark: string;
  deep: string;
}

/** The tones of one material, from its base colour. */
export function tonesOf(hex: string): Tones {
  return {
    base: hex,
    light: tone(hex, 0.08),
    bright: tone(hex, 0.14),
    dark: tone(hex, -0.11),
    deep: tone(hex, -0.2),
  };
}
