import { finish, sweep, wall } from '../drawing/backdrop.ts';
import type { Stage } from '../drawing/stage.ts';

export interface StudioOptions {
  /** Width and height of the thing, in its units. */
  width: number;
  height: number;
  /** Share of the picture's width and height that the thing takes at most. */
  share?: number;
  horizon?: number;
  /** Where the thing stands, as a share of the picture's height. */
  ground?: number;
  /** How far the thing's middle is right of x = 0, in its units. */
  middle?: number;
}

/** A seamless sweep of paper with one thing on it, scaled to fit. */
export function studio({
  width,
  height,
  share = 0.74,
  horizon = 0.75,
  ground = 0.86,
  middle = 0,
}: StudioOptions): Stage {
  return (canvas, setting, draw) => {
    const [w, h] = [canvas.width, canvas.height];
    const scale = Math.min((w * share) / width, (h * Math.min(share, ground - 0.09)) / height);
    // Low things sit in the middle of the picture, not at its lower edge.
    const y = Math.min(h * ground, h * 0.5 + (height * scale) / 2 + h * 0.06);
    return (
      wall(canvas, setting.wall) +
      sweep(canvas, setting.wall, Math.min(horizon, y / h - 0.08)) +
      canvas.place({ x: w / 2 - middle * scale, y, scale }, draw) +
      finish(canvas)
    );
  };
}
