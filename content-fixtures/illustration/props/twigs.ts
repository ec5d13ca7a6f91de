import { filled, line } from '../drawing/shape.ts';
import { form } from '../drawing/form.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

export const twigs = ['pampas', 'eucalyptus', 'tulips', 'fir'] as const;
export type Twig = (typeof twigs)[number];

function fan(
  canvas: Canvas,
  count: number,
  spread: number,
  draw: (length: number) => Svg,
  height: number,
): Svg {
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const turn = (i - (count - 1) / 2) * spread + (canvas.random() - 0.5) * spread * 0.6;
    svg += canvas.place({ turn }, () => draw(height * (0.76 + canvas.random() * 0.32)));
  }
  return svg;
}

function pampas(canvas: Canvas, length: number): Svg {
  const hues = ['#d9b98c', '#cfae80', '#e2c69c', '#c9a577'];
  const strands = new Map<string, string>();
  for (let j = 0; j < 64; j += 1) {
    const t = j / 64;
    const side = j % 2 === 0 ? -1 : 1;
    const reach = 46 * Math.sin(Math.PI * (0.12 + t * 0.86)) + 6;
    const y = -length + t * length * 0.5;
    const hue = hues[Math.floor(canvas.random() * hues.length)] ?? '#d9b98c';
    const strand = `M0,${y} Q${side * reach * 0.5},${y + reach * 0.05} ${side * reach * 0.62},${y + reach * 0.85} `;
    strands.set(hue, (strands.get(hue) ?? '') + strand);
  }
  const feathers = [...strands]
    .map(([hue, d]) => line(d, { colour: hue, width: 6.5, opacity: 0.75 }))
    .join('');
  return line(`M0,0 V${-length}`, { colour: '#a98a5c', width: 4 }) + feathers;
}

function eucalyptus(canvas: Canvas, length: number): Svg {
  let svg = line(`M0,0 Q14,${-length * 0.5} 0,${-length}`, { colour: '#6f7f68', width: 4.5 });
  for (let i = 0; i < 11; i += 1) {
    const t = 0.22 + i * 0.075;
    const side = i % 2 === 0 ? -1 : 1;
    const green = tone('#7f9480', (canvas.random() - 0.5) * 0.14);
    const size = 34 - i * 1.6;
    svg += canvas.place(
      { x: 6 * Math.sin(t * 3), y: -length * t, turn: side * (48 + canvas.random() * 18) },
      () =>
        filled(
          `M0,0 C${size * 0.7},${-size * 0.5} ${size * 0.6},${-size * 1.4} 0,${-size * 1.6} C${-size * 0.6},${-size * 1.4} ${-size * 0.7},${-size * 0.5} 0,0 Z`,
          green,
        ) + line(`M0,0 V${-size * 1.3}`, { colour: tone(green, 0.12), width: 2, opacity: 0.7 }),
    );
  }
  return svg;
}

function tulip(canvas: Canvas, length: number): Svg {
  const red = tone('#c9655a', (canvas.random() - 0.5) * 0.12);
  return (
    line(`M0,0 Q10,${-length * 0.5} 0,${-length * 0.86}`, { colour: '#6d8a5c', width: 7 }) +
    filled(
      `M4,${-length * 0.1} C50,${-length * 0.3} 40,${-length * 0.56} 26,${-length * 0.68} C10,${-length * 0.5} 0,${-length * 0.3} 4,${-length * 0.1} Z`,
      '#7d9a68',
    ) +
    canvas.place(
      { y: -length * 0.86 },
      () =>
        form(canvas, 'M0,10 C-44,0 -42,-60 -26,-92 L-8,-66 L0,-98 L10,-66 L28,-92 C44,-60 44,0 0,10 Z', {
          fill: canvas.linear(
            [
              [0, tone(red, 0.1)],
              [0.5, red],
              [1, tone(red, -0.14)],
            ],
            [0, 0, 1, 0.3],
          ),
        }) +
        line('M-8,-66 C-16,-40 -12,-10 0,6 M10,-66 C18,-40 14,-10 4,4', {
          colour: tone(red, -0.16),
          width: 2.4,
          opacity: 0.6,
        }),
    )
  );
}

function fir(canvas: Canvas, length: number): Svg {
  let needles = '';
  for (let i = 0; i < 44; i += 1) {
    const y = -length * (0.16 + (i / 44) * 0.82);
    const reach = (36 - i * 0.62) * (i % 2 === 0 ? -1 : 1);
    needles += `M0,${y} L${reach},${y - 20 - canvas.random() * 8} `;
  }
  return (
    line(`M0,0 V${-length}`, { colour: '#5d4a36', width: 5 }) +
    line(needles, { colour: '#3f5d49', width: 4.4 }) +
    line(needles, { colour: '#6c8a6c', width: 1.6, opacity: 0.7 })
  );
}

/** A bunch that stands in a vase whose mouth is at (0, 0). */
export function drawTwigs(canvas: Canvas, twig: Twig): Svg {
  switch (twig) {
    case 'pampas':
      return fan(canvas, 6, 11, (length) => pampas(canvas, length), 430);
    case 'eucalyptus':
      return fan(canvas, 5, 15, (length) => eucalyptus(canvas, length), 330);
    case 'tulips':
      return fan(canvas, 7, 10, (length) => tulip(canvas, length), 330);
    case 'fir':
      return fan(canvas, 5, 17, (length) => fir(canvas, length), 300);
  }
}
