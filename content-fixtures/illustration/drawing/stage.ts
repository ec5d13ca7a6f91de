import type { Canvas } from './canvas.ts';
import type { Floor } from './floor.ts';
import type { Svg } from './svg.ts';

/** Outline of a picture. `tall` 3:4, `wide` 4:3, `square` 1:1, `scene` 12:5. */
export type Format = 'tall' | 'wide' | 'square' | 'scene';

/** Units of a canvas, which are also the pixels that the picture has as an original. */
export const formats: Record<Format, { width: number; height: number }> = {
  tall: { width: 1200, height: 1600 },
  wide: { width: 1600, height: 1200 },
  square: { width: 1400, height: 1400 },
  scene: { width: 2400, height: 1000 },
};

/** Where a thing is shown: colour of the wall, and the floor where the stage has one. */
export interface Setting {
  wall: string;
  floor: Floor;
}

/** Surroundings of one thing. `draw` gives the thing around x = 0 with its ground (or shoulder) at y = 0. */
export type Stage = (canvas: Canvas, setting: Setting, draw: () => Svg) => Svg;
