/** A piece of SVG markup. */
export type Svg = string;
/** What fills or strokes: #rrggbb or the reference of a gradient or pattern. */
export type Paint = string;
/** Offset 0–1, colour, and opacity where it is not 1. */
export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** A number for an attribute: at most three decimals. */
export const num = (n: number): string => String(Math.round(n * 1000) / 1000);

/** ` name="value"` for every attribute that is given; numbers are rounded. */
export function attributes(values: Record<string, string | number | undefined>): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return text;
}
