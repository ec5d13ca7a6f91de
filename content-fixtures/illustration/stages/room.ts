import { finish, mouldings, wall, windowLight } from '../drawing/backdrop.ts';
import { floor, skirting } from '../drawing/floor.ts';
import type { Stage } from '../drawing/stage.ts';

export interface RoomOptions {
  /** Width and height of the thing, in its units. */
  width: number;
  height: number;
  /** Share of the picture's width that the thing takes at most. */
  share?: number;
  /** Height of the floor line, as a share of the picture's height. */
  horizon?: number;
  /** Where the thing stands, as a share of the picture's height. */
  ground?: number;
  panels?: boolean;
}

/** A corner of a room: wall with window light, skirting, floor. The thing is scaled to fit the picture's outline. */
export function room({
  width,
  height,
  share = 0.84,
  horizon = 0.715,
  ground = 0.85,
  panels = false,
}: RoomOptions): Stage {
  return (canvas, setting, draw) => {
    const [w, h] = [canvas.width, canvas.height];
    const fit = Math.min((w * share) / width, (h * (ground - 0.1)) / height);
    const line = h * horizon;
    const frames = [
      [w * 0.075, w * 0.24],
      [w * 0.35, w * 0.3],
      [w * 0.69, w * 0.24],
    ] as const;
    return (
      wall(canvas, setting.wall) +
      (panels ? mouldings(setting.wall, { top: h * 0.1, bottom: line - h * 0.13, panels: frames }) : '') +
      windowLight(canvas, { x: w * 0.1, y: h * 0.08, scale: h / 1260, opacity: 0.3 }) +
      floor(canvas, line, setting.floor) +
      skirting(canvas, line, setting.wall, h * 0.037) +
      canvas.place({ x: w / 2, y: h * ground, scale: fit }, draw) +
      finish(canvas)
    );
  };
}
