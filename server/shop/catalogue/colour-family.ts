/**
 * The family by which lists filter a colour, found from how it looks, for colours that nobody put into a family. By hue,
 * saturation and lightness of `#rrggbb`.
 */
export function colourFamily(swatch: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (lightness > 0.93) return 'white';
  if (lightness < 0.17) return 'black';
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  if (!(saturation >= 0.07)) return 'grey';
  const hue = hueOf(red, green, blue, most, spread);
  if (hue >= 15 && hue < 50 && saturation < 0.65) return lightness > 0.7 ? 'beige' : 'brown';
  const family = families.find(([below]) => hue < below)?.[1] ?? 'red';
  return family === 'red' && lightness > 0.62 ? 'rose' : family;
}

const families: readonly (readonly [number, string])[] = [
  [15, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [170, 'green'],
  [260, 'blue'],
  [345, 'rose'],
];

function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return (sixth * 60 + 360) % 360;
}
