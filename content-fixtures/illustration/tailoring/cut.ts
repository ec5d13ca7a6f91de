import { drawPrint, type Print } from '../drawing/print.ts';
import { tonesOf, type Tones } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Shade } from '../drawing/form.ts';
import type { Point } from '../drawing/path.ts';
import type { Svg } from '../drawing/svg.ts';
import type { TextureKind } from '../drawing/texture.ts';
import type { View } from '../drawing/picture-kind.ts';

/** A sleeve, given for the right side. */
export interface SleeveCut {
  /** Outer end of the sleeve. */
  wrist: Point;
  /** Width of the sleeve at its end. */
  width: number;
  /** How far the shoulder stands out: 0 dropped, 30 gathered. */
  cap?: number;
}

/** The pattern of a top, from which body, sleeves, collar and closure are drawn. All points are of the right half. */
export interface Cut {
  colour: string;
  tones: Tones;
  view: View;
  texture: TextureKind;
  grain: number;
  print: Print | undefined;
  /** Half the width at the shoulder's tip, and of the neck. */
  shoulder: number;
  neck: number;
  /** From the middle of the chest to the neck's point at the shoulder. */
  neckline: string;
  chest: Point;
  waist: Point;
  hem: Point;
  /** How the lower edge runs: straight, in a soft arc, or as the tails of a shirt. */
  edge: 'straight' | 'arc' | 'tails';
  sleeve: SleeveCut | undefined;
  /** Depth of the folds, 0–1: about .4 for wool, 1 for viscose. */
  drape: number;
  /** Shades of the cloth itself, on body and sleeves alike: quilting. */
  seams: readonly Shade[];
}

type Given = Pick<Cut, 'colour' | 'view' | 'neckline' | 'hem'> & Partial<Omit<Cut, 'tones'>>;

/** A cut with everything that was not given set as for a plain shirt. */
export function cutOf(given: Given): Cut {
  const chest = given.chest ?? [198, 272];
  return {
    texture: 'cloth',
    grain: 0.13,
    print: undefined,
    shoulder: 176,
    neck: 84,
    chest,
    waist: [(chest[0] + given.hem[0]) / 2, (chest[1] + given.hem[1]) / 2],
    edge: 'straight',
    sleeve: { wrist: [352, 610], width: 92 },
    drape: 0.8,
    seams: [],
    ...given,
    tones: tonesOf(given.colour),
  };
}

/** The print of the cloth, over everything that a top can cover. */
export function printOf(canvas: Canvas, { print, colour, hem }: Cut): Svg {
  return drawPrint(canvas, print, colour, { left: -400, top: -60, right: 400, bottom: hem[1] + 60 });
}
