import type { Finding } from '../../../schemas/issue.ts';
import { contrast, leastContrast, legibleInk } from './legible-ink.ts';
import type { HeroBannerProps } from './schema.ts';

/** Words in a colour that nobody could read on the ground, and the one that they are shown in. */
export function inkFaults({ ink, ground }: Pick<HeroBannerProps, 'ink' | 'ground'>): Finding[] {
  const shown = legibleInk(ink, ground);
  if (shown === ink) return [];
  const reached = Math.floor(contrast(ink, ground) * 10) / 10;
  return [
    {
      ...{ code: 'contrast-low', severity: 'warning', pointer: '/ink' },
      message: `Words in ${ink} on ${ground} have a contrast of ${reached} : 1; ${leastContrast} : 1 is the least (WCAG 2.2, 1.4.3).`,
      hint: `Is "${shown}" meant? The words are shown in it; another colour, or another ground, helps as well.`,
    },
  ];
}
