import { finish, leafShadow, wall, windowLight } from '../drawing/backdrop.ts';
import { floor, skirting, type Floor } from '../drawing/floor.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

export interface SceneRoom {
  wall: string;
  floor: Floor;
  /** Height of the floor line in units. */
  floorAt: number;
  /** Where the window's light falls on the wall. */
  light?: { x: number; y: number; opacity?: number; colour?: string };
  leaves?: { x: number; y: number; scale?: number; flipped?: boolean };
  /** Hung on the wall before the skirting: mouldings, tiles, a window. */
  onWall?: Svg;
  skirting?: boolean;
  /** Lime-washed instead of painted. */
  washed?: boolean;
  vignette?: number;
}

/** A wide room around `body`, with the light from the upper left and calm at its left third. */
export function sceneRoom(canvas: Canvas, room: SceneRoom, body: Svg): Svg {
  const { wall: colour, floorAt, light, leaves } = room;
  let svg = wall(canvas, colour, { x: 0.4, y: 0.18 });
  if (room.washed === true)
    svg += `<rect width="${canvas.width}" height="${floorAt}" fill="${canvas.texture('cloud')}" fill-opacity="0.04"/>`;
  if (light !== undefined) svg += windowLight(canvas, { opacity: 0.36, ...light });
  if (leaves !== undefined) svg += leafShadow(canvas, leaves);
  svg += room.onWall ?? '';
  svg += floor(canvas, floorAt, room.floor);
  if (room.skirting !== false) svg += skirting(canvas, floorAt, colour);
  return svg + body + finish(canvas, room.vignette ?? 0.1);
}
