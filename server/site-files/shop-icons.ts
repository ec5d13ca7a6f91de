import sharp from 'sharp';
import type { Theme } from '../../schemas/theme.ts';

/** The shop's mark, a linden leaf, on a field of 32 × 32: the outline of the logo in the page's header. */
export const markOutline =
  'M16 30.5C6.2 25.2 2.7 18.3 3.9 11.2 5 4.9 9.8 1.8 13.2 4.9c1.3 1.2 2.2 2.7 2.8 4.3.6-1.6 1.5-3.1 2.8-4.3C22.2 1.8 27 4.9 28.1 11.2 29.3 18.3 25.8 25.2 16 30.5Z';

/** Its veins, which make a leaf of it. */
export const markVeins = 'M16 10.5v20M10.2 12.3 16 16.7l5.8-4.4M8.9 18.3l7.1 5 7.1-5';

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

function colourOf(theme: Theme, name: string, fallback: Pair): Pair {
  return theme.colours[name] ?? fallback;
}

function veins(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${markVeins}"/>`;
}

/** The mark as it stands in browser tabs: in the shop's colour, lighter where the browser is dark. */
export function tabIcon(theme: Theme): string {
  const [light, dark] = colourOf(theme, 'brand', ['#068099', '#35b0c9']);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<style>@media(prefers-color-scheme:dark){path:not([stroke]){fill:${dark}}}</style>` +
    `<path fill="${light}" d="${markOutline}"/>${veins('#ffffff')}</svg>`
  );
}

/** An icon for home screens as PNG. */
export async function drawAppIcon(
  theme: Theme,
  { size, share, corner }: Omit<AppIcon, 'path'>,
): Promise<Buffer> {
  const [ground] = colourOf(theme, 'brand', ['#068099', '#35b0c9']);
  const [mark] = colourOf(theme, 'on-brand', ['#ffffff', '#ffffff']);
  const edge = (32 - 32 * share) / 2;
  // The leaf hangs a little low in its field.
  const lift = 1.1 * share;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">` +
    `<rect width="32" height="32" rx="${32 * corner}" fill="${ground}"/>` +
    `<g transform="translate(${edge} ${edge - lift}) scale(${share})"><path fill="${mark}" d="${markOutline}"/>` +
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
