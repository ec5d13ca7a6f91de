import { form, type Shade } from '../drawing/form.ts';
import { onSide } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Dress, DressCut } from './dress-cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

function sleeveShapes(kind: Dress['sleeve']): { body: string; cuff?: string } | undefined {
  switch (kind) {
    case 'none':
      return undefined;
    case 'short':
      return {
        body: 'M160,12 C214,22 262,84 290,186 C292,200 276,214 250,222 C230,228 214,228 204,226 L158,214 Z',
      };
    case 'puff':
      return {
        body: 'M160,12 C226,6 306,84 328,200 C338,256 334,298 318,314 C288,330 248,328 222,312 C194,282 176,250 160,222 Z',
        cuff: 'M222,306 C250,324 290,326 319,310 L321,340 C290,358 250,354 226,338 Z',
      };
    case 'long':
      return {
        body: 'M160,12 C226,20 260,84 276,190 C296,330 330,470 354,640 C358,668 300,684 284,664 C250,520 214,380 160,236 Z',
        cuff: 'M283,650 C302,668 336,660 354,636 L361,690 C342,708 308,714 291,702 Z',
      };
  }
}

/** One sleeve of a dress; nothing when it has none. */
export function drawDressSleeve(canvas: Canvas, cut: DressCut, side: 1 | -1): Svg {
  const shapes = sleeveShapes(cut.sleeve);
  if (shapes === undefined) return '';
  const { tones } = cut;
  const lit = side === -1;
  const at = (d: string): string => onSide(d, side);
  const shades: Shade[] = [
    { d: at('M182,30 C206,120 214,200 246,330'), stroke: tones.deep, width: 26, blur: 11, opacity: 0.42 },
    {
      d: at('M226,40 C284,120 300,210 306,310'),
      stroke: tones.bright,
      width: 15,
      blur: 8,
      opacity: lit ? 0.62 : 0.34,
    },
    { d: at('M158,20 C170,100 168,170 156,250'), stroke: tones.deep, width: 16, blur: 8, opacity: 0.4 },
  ];
  if (cut.sleeve === 'long') {
    shades.push(
      { d: at('M238,300 C284,356 262,420 318,500'), stroke: tones.deep, width: 14, blur: 8, opacity: 0.4 },
      { d: at('M214,260 C262,300 280,330 300,372'), stroke: tones.bright, width: 10, blur: 8, opacity: 0.3 },
      { d: at('M300,500 C318,560 326,620 324,690'), stroke: tones.deep, width: 12, blur: 6, opacity: 0.4 },
      {
        d: at('M326,520 C338,580 344,630 346,680'),
        stroke: tones.bright,
        width: 8,
        blur: 6,
        opacity: lit ? 0.55 : 0.3,
      },
    );
  }
  if (cut.sleeve === 'puff') {
    for (let i = 0; i < 6; i += 1) {
      const x = 228 + i * 17;
      shades.push({
        d: at(`M${x},324 C${x + 1},292 ${x + 7 - i},268 ${x + 10 - i * 2},236`),
        stroke: i % 2 === 0 ? tones.deep : tones.bright,
        width: 7,
        blur: 4,
        opacity: 0.42,
      });
      shades.push({
        d: at(
          `M${186 + i * 14},${16 + i * 6} C${196 + i * 15},${40 + i * 5} ${206 + i * 16},${70 + i * 4} ${214 + i * 17},${100 + i * 3}`,
        ),
        stroke: tones.deep,
        width: 5,
        blur: 4,
        opacity: 0.24,
      });
    }
  }
  const across = canvas.linearAt(
    [
      [0, lit ? tones.light : tone(cut.colour, 0.02)],
      [0.55, cut.colour],
      [1, lit ? tone(cut.colour, -0.06) : tones.dark],
    ],
    lit ? [-340, 0, -150, 110] : [160, 0, 350, 130],
  );
  let svg = form(canvas, at(shapes.body), {
    fill: across,
    print: cut.printOn(-370, -20, 370, 730),
    shades,
    texture: 'cloth',
    grain: 0.15,
    edge: { colour: tones.deep, opacity: 0.22, width: 1.5 },
  });
  if (shapes.cuff !== undefined) {
    svg += form(canvas, at(shapes.cuff), {
      fill: canvas.linear(
        [
          [0, tone(cut.colour, lit ? 0.02 : -0.03)],
          [1, tones.deep],
        ],
        [0, 0, 0.6, 1],
      ),
      texture: 'cloth',
      grain: 0.14,
      edge: { colour: tones.deep, opacity: 0.5, width: 1.5 },
    });
  }
  return svg;
}
