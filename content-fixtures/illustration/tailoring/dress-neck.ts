import { openPath } from '../drawing/open-path.ts';
import { form } from '../drawing/form.ts';
import { label } from './label.ts';
import { line } from '../drawing/shape.ts';
import { symmetric } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import { waist, waistHalf, type DressCut } from './dress-cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** The edge of the neckline; from behind, the zip. */
export function drawDressNeckEdge(canvas: Canvas, cut: DressCut): Svg {
  const { tones, colour: cloth, view, neck, neckline } = cut;
  if (view === 'back') {
    const zip = line(`M0,40 V${waist - 10} M0,${waist + 30} V${waist + 190}`, {
      colour: tones.deep,
      width: 2.5,
      opacity: 0.6,
    });
    return zip + line(`M4,44 V${waist - 10}`, { colour: tones.bright, width: 1.6, opacity: 0.5 });
  }
  if (neck === 'wrap') {
    const overlap = `M92,0 C64,96 24,190 -20,300 C-48,352 -86,396 ${-waistHalf},${waist}`;
    return (
      canvas.blurred(line(overlap, { colour: tones.deep, width: 11, opacity: 0.55 }), 4, {
        left: -160,
        top: -20,
        right: 120,
        bottom: waist + 20,
      }) +
      line(overlap, { colour: tone(cloth, -0.18), width: 2.5, opacity: 0.75 }) +
      line('M-92,0 C-66,84 -26,176 0,250', { colour: tone(cloth, -0.16), width: 2.5, opacity: 0.6 }) +
      line(`M86,0 C58,94 18,186 -26,294 C-54,346 -90,386 ${-waistHalf + 4},${waist - 16}`, {
        colour: tones.bright,
        width: 1.6,
        opacity: 0.5,
      })
    );
  }
  const edge = openPath(symmetric(neckline));
  return (
    line(edge, { colour: tones.deep, width: 7, opacity: 0.5 }) +
    canvas.place({ y: 5 }, () => line(edge, { colour: tones.bright, width: 1.6, opacity: 0.6 }))
  );
}

/** What is seen of the back through the neck hole. */
export function drawDressInside(canvas: Canvas, { neckline, tones, colour: cloth }: DressCut): Svg {
  const opening = symmetric(`${neckline} C60,-24 30,-26 0,-26`);
  return (
    form(canvas, opening, {
      fill: canvas.linear([
        [0, tones.dark],
        [0.5, tones.deep],
        [1, tone(cloth, -0.27)],
      ]),
      shades: [
        {
          d: 'M-70,6 C-20,40 30,44 86,4 L60,190 L4,290 L-50,170 Z',
          fill: '#120c08',
          blur: 13,
          opacity: 0.28,
        },
      ],
    }) + label(0, 4)
  );
}
