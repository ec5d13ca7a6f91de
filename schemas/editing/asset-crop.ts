import type { AssetRatio } from './asset-id.ts';

interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Rectangle extends Size {
  left: number;
  top: number;
}

/** Where an editor wants a shape to be cut out, in thousandths of the picture's width and height. */
export interface OwnCrop {
  left: number;
  top: number;
  /** Of the picture's width; the height follows from the shape. */
  width: number;
}

/** Width divided by height. */
export function valueOfRatio(ratio: AssetRatio): number {
  const [width = 1, height = 1] = ratio.split('x').map(Number);
  return width / height;
}

/**
 * The part of a picture that a shape shows: what an editor cut out, else the largest that there is, with the focus point as near
 * to its middle as the picture's edges let it be. `focus` in percent from the left and the top. What does not fit is made smaller.
 */
export function cropOf(
  { width, height }: Size,
  ratio: AssetRatio,
  focus: { x: number; y: number },
  own?: OwnCrop,
): Rectangle {
  const shape = valueOfRatio(ratio);
  const most = Math.min(width, height * shape);
  const wanted = own ? Math.min((own.width / 1000) * width, most) : most;
  const cut = {
    width: Math.max(1, Math.round(wanted)),
    height: Math.max(1, Math.min(height, Math.round(wanted / shape))),
  };
  const left = own ? (own.left / 1000) * width : (focus.x / 100) * width - cut.width / 2;
  const top = own ? (own.top / 1000) * height : (focus.y / 100) * height - cut.height / 2;
  return {
    left: within(Math.round(left), width - cut.width),
    top: within(Math.round(top), height - cut.height),
    ...cut,
  };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
