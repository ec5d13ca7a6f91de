import { drawBoard } from '../drawing/wood.ts';
import { finish, wall, windowLight } from '../drawing/backdrop.ts';
import { softOval } from '../drawing/shadow.ts';
import type { Stage } from '../drawing/stage.ts';

/** Small things of the home on a wooden board against the wall. `width` × `height`: the thing, in its units. */
export function shelf({
  width,
  height,
  x = 0,
  share = 0.62,
}: {
  width: number;
  height: number;
  x?: number;
  share?: number;
}): Stage {
  return (canvas, setting, draw) => {
    const [w, h] = [canvas.width, canvas.height];
    const ground = h * 0.8;
    const scale = Math.min(1.5, (w * share) / width, (h * 0.64) / height);
    const board = { x: w * 0.08, y: ground, width: w * 0.84, height: 46, colour: setting.floor.colour };
    return (
      wall(canvas, setting.wall) +
      windowLight(canvas, { x: w * 0.08, y: h * 0.06, scale: h / 1260, opacity: 0.26 }) +
      softOval(canvas, { x: w / 2 + 20, y: ground + 62, rx: w * 0.46, ry: 46, opacity: 0.4, flat: true }) +
      drawBoard(canvas, {
        ...board,
        shades: [
          {
            d: `M${board.x},${ground + 3} H${board.x + board.width}`,
            stroke: '#fff0d8',
            width: 5,
            blur: 2,
            opacity: 0.7,
          },
        ],
      }) +
      canvas.place({ x: w / 2 + x * scale, y: ground, scale }, draw) +
      finish(canvas)
    );
  };
}
