import { type CSSObject, defineStyles } from '../../kit/style/define-styles.ts';

type Place = `x${number}` | `y${number}`;

/** Half of what a finger needs, so that a spot at the edge is still whole. */
export const half = '1.375rem';
const within = (percent: number): string => `clamp(${half},${percent}%,100% - ${half})`;

const percents = Array.from({ length: 101 }, (_, percent) => percent);

/**
 * A class for each percent from the left (`x34`) and from the top (`y61`). A page is sent the rules of the few that stand
 * on it, so that a place needs neither a `style` attribute nor a rule that is made while drawing.
 */
export const places = defineStyles<Place>(
  'look-place',
  Object.fromEntries(
    percents.flatMap((percent): [Place, CSSObject][] => [
      [`x${percent}`, { left: within(percent) }],
      [`y${percent}`, { top: within(percent) }],
    ]),
  ) as Record<Place, CSSObject>,
);
