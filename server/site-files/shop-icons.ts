import sharp from 'sharp';
import { shopMark } from '../../schemas/tenant/shop-mark.ts';
import type { Theme } from '../../schemas/tenant/theme.ts';

export interface AppIcon {
  path: string;
  /** Pixels of each side. */
  size: number;
  /** How much of the side the mark takes. A maskable icon may be cut to a circle of four fifths. */
  share: number;
  /** Radius of the ground's corners as a share of the side; 0 where the system cuts them itself. */
  corner: number;
  inManifest?: 'any' | 'maskable';
}

/** Pictures of the mark for home screens, on the shop's own colour. */
export const appIcons: readonly AppIcon[] = [
  { path: '/icon-192.png', size: 192, share: 0.74, corner: 0.2, inManifest: 'any' },
  { path: '/icon-512.png', size: 512, share: 0.74, corner: 0.2, inManifest: 'any' },
  { path: '/icon-maskable-512.png', size: 512, share: 0.6, corner: 0, inManifest: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, share: 0.7, corner: 0 },
];

type Pair = readonly [light: string, dark: string];

/** The shop's colour, and what stands on it; those of the default theme where a theme has none. */
function coloursOf({ colours }: Theme): { brand: Pair; onBrand: Pair } {
  return {
    brand: colours.brand ?? ['#068099', '#35b0c9'],
    onBrand: colours['on-brand'] ?? ['#ffffff', '#ffffff'],
  };
}

function veins(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${shopMark.veins}"/>`;
}

/** The mark as it stands in browser tabs: in the shop's colour, lighter where the browser is dark. */
export function tabIcon(theme: Theme): string {
  const [light, dark] = coloursOf(theme).brand;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<style>@media(prefers-color-scheme:dark){path:not([stroke]){fill:${dark}}}</style>` +
    `<path fill="${light}" d="${shopMark.outline}"/>${veins('#ffffff')}</svg>`
  );
}

/** An icon for home screens as PNG. */
export async function drawAppIcon(
  theme: Theme,
  { size, share, corner }: Omit<AppIcon, 'path'>,
): Promise<Buffer> {
  const {
    brand: [ground],
    onBrand: [mark],
  } = coloursOf(theme);
  const edge = (32 - 32 * share) / 2;
  // The leaf hangs a little low in its field.
  const lift = 1.1 * share;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">` +
    `<rect width="32" height="32" rx="${32 * corner}" fill="${ground}"/>` +
    `<g transform="translate(${edge} ${edge - lift}) scale(${share})"><path fill="${mark}" d="${shopMark.outline}"/>` +
    `${veins(ground)}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** The mark as `favicon.ico`, for browsers and tools that ask for nothing else: a PNG of 48 pixels in the old wrapping. */
export async function drawOldIcon(theme: Theme): Promise<Buffer> {
  const size = 48;
  const png = await drawAppIcon(theme, { size, share: 0.8, corner: 0.2 });
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
