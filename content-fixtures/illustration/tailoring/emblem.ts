import { filled, line, oval } from '../drawing/shape.ts';
import { mix, tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

export const emblems = ['sun', 'fox', 'boat', 'mountain', 'rainbow'] as const;
export type Emblem = (typeof emblems)[number];

function sun(ink: string): Svg {
  let rays = '';
  for (let i = 0; i < 12; i += 1) {
    const angle = (i * Math.PI) / 6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    rays += line(`M${x * 62},${y * 62} L${x * 88},${y * 88}`, { colour: ink, width: 9 });
  }
  return rays + oval(0, 0, 48, 48, ink);
}

function fox(ink: string): Svg {
  const dark = tone(ink, -0.28);
  return (
    filled(
      'M-78,-84 L-34,-40 C-12,-48 12,-48 34,-40 L78,-84 C88,-30 80,4 56,30 L0,82 L-56,30 C-80,4 -88,-30 -78,-84 Z',
      ink,
    ) +
    filled('M-66,6 C-50,10 -26,20 0,82 C26,20 50,10 66,6 L56,30 L0,82 L-56,30 Z', '#f6efe2') +
    filled(
      'M-70,-66 L-46,-42 C-58,-36 -66,-28 -70,-20 Z M70,-66 L46,-42 C58,-36 66,-28 70,-20 Z',
      dark,
      0.6,
    ) +
    oval(-28, -4, 7, 8, '#2a2320') +
    oval(28, -4, 7, 8, '#2a2320') +
    oval(0, 74, 11, 8, '#2a2320')
  );
}

const boat = (ink: string): Svg =>
  filled('M-80,30 H80 C70,62 50,72 20,72 H-20 C-50,72 -70,62 -80,30 Z', ink) +
  filled('M-8,-90 V18 H-74 C-60,-30 -40,-66 -8,-90 Z', '#f6efe2') +
  filled('M6,-74 V18 H66 C56,-20 36,-54 6,-74 Z', mix(ink, '#f6efe2', 0.55)) +
  line('M-90,90 Q-60,76 -30,90 T30,90 T90,90'.replace('T30,90 T90,90', 'Q0,104 30,90 Q60,76 90,90'), {
    colour: ink,
    width: 7,
  });

const mountain = (ink: string): Svg =>
  oval(46, -56, 22, 22, '#e6b65c') +
  filled('M-100,70 L-36,-58 L6,14 L30,-22 L100,70 Z', ink) +
  filled('M-36,-58 L-62,-6 L-42,-16 L-30,2 L-14,-20 Z M30,-22 L14,4 L30,-2 L44,0 Z', '#f6f2ea');

function rainbow(ink: string): Svg {
  const colours = [ink, '#dcb468', '#7d9183', '#6f93a8'];
  return colours
    .map((colour, i) =>
      line(
        `M${-86 + i * 20},60 C${-86 + i * 20},${-66 + i * 26} ${86 - i * 20},${-66 + i * 26} ${86 - i * 20},60`,
        { colour, width: 17, cap: 'butt' },
      ),
    )
    .join('');
}

/** A picture printed on the chest, about 180 units wide around (0, 0). */
export function drawEmblem(canvas: Canvas, emblem: Emblem, ink: string): Svg {
  const draw: Record<Emblem, (ink: string) => Svg> = { sun, fox, boat, mountain, rainbow };
  return canvas.place({}, () => draw[emblem](ink));
}
