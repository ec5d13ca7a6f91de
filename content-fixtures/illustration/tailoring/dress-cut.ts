import { z } from 'zod';
import { colour } from '../drawing/palette.ts';
import { continued, symmetric, type Point } from '../drawing/path.ts';
import { printParams } from '../drawing/print.ts';
import type { Tones } from '../drawing/colour.ts';
import type { Svg } from '../drawing/svg.ts';
import type { View } from '../drawing/picture-kind.ts';

export const dressParams = z.strictObject({
  colour,
  print: printParams.optional(),
  sleeve: z.enum(['puff', 'short', 'long', 'none']).default('puff'),
  neck: z.enum(['wrap', 'round', 'boat']).default('wrap'),
  /** Hem below the shoulder, in units: 830 above the knee, 1130 midi. */
  length: z.int().min(780).max(1180).default(1080),
  /** Half the width of the hem. */
  flare: z.int().min(190).max(360).default(310),
  belt: z.enum(['tie', 'band', 'none']).default('tie'),
  /** Seams that cut the skirt into gathered tiers. */
  tiers: z.int().min(0).max(2).default(0),
});

export type Dress = z.output<typeof dressParams>;

/** Height of the waist, and half its width. */
export const waist = 428;
export const waistHalf = 122;

/** A dress with what its parts need to know of one another. */
export interface DressCut extends Dress {
  tones: Tones;
  view: View;
  /** Neckline of the right half, from the middle of the chest to the shoulder. */
  neckline: string;
  printOn: (left: number, top: number, right: number, bottom: number) => Svg;
}

export function necklineOf(neck: Dress['neck'], view: View): string {
  if (view === 'back') return neck === 'boat' ? 'M0,24 C40,24 70,18 92,0' : 'M0,40 C50,40 76,26 92,0';
  if (neck === 'wrap') return 'M0,250 C26,176 66,84 92,0';
  return neck === 'round' ? 'M0,66 C50,66 78,44 92,0' : 'M0,26 C40,26 70,20 92,0';
}

/** Folds of the skirt. */
export const foldCount = 8;

/** The hem, right to left: out between the folds, in at each of them, and lower in the middle. */
function hemOf({ length, flare }: Dress): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= foldCount * 2; i += 1) {
    const t = 1 - i / foldCount;
    const wave = (i % 2 === 1 ? -5 : 6) * (1 + 0.7 * Math.sin(i * 2.1));
    points.push([t * flare, length - 30 + 34 * (1 - t * t) + (Math.abs(t) === 1 ? 0 : wave)]);
  }
  return points;
}

/** The outline of bodice and skirt. */
export function silhouetteOf(cut: DressCut): string {
  const { flare: f, length } = cut;
  const drop = length - waist;
  const spread = f - waistHalf;
  const side =
    `${cut.neckline} L168,15 C186,66 180,150 166,236 C158,310 132,366 ${waistHalf},${waist} ` +
    `C${waistHalf + 20 + spread * 0.1},${waist + drop * 0.12} ${waistHalf + spread * 0.46},${waist + drop * 0.36} ` +
    `${waistHalf + spread * 0.68},${waist + drop * 0.62} C${waistHalf + spread * 0.84},${waist + drop * 0.8} ` +
    `${f - 4},${length - 90} ${f},${length - 30}`;
  return symmetric(side, continued(hemOf(cut)));
}
