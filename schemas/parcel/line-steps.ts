import { z } from 'zod';

/** Where pieces of a line are. */
const lineSteps = [
  'preparing',
  'on-the-way',
  'arrived',
  /** Told to come back, and not here yet. */
  'coming-back',
  'returned',
  'cancelled',
] as const;

/** How many pieces of a line are where. */
export const lineStep = z.strictObject({ step: z.enum(lineSteps), quantity: z.int().min(1) });
export type LineStep = z.output<typeof lineStep>;

/** How many pieces of a line came how far, as `LineProgress` has them. */
interface Counts {
  open: number;
  sent: number;
  arrived: number;
  declared: number;
  returned: number;
  cancelled: number;
}

/** Where the pieces of a line are, those that are least far first; all of them in all. */
export function stepsOfLine({ open, sent, arrived, declared, returned, cancelled }: Counts): LineStep[] {
  // What comes back is taken from what has arrived first.
  const counts = {
    preparing: open,
    'on-the-way': sent - Math.max(arrived, declared),
    arrived: arrived - declared,
    'coming-back': declared - returned,
    ...{ returned, cancelled },
  };
  return lineSteps.flatMap((step) => (counts[step] > 0 ? [{ step, quantity: counts[step] }] : []));
}
