import { isWithin } from '../../schemas/moment.ts';
import type { When } from '../../schemas/page.ts';
import type { WhenState } from '../contract/page-request.ts';

const controlVariant = 'control';

/** Whether every condition that is given holds. */
export function isShown(when: When, state: WhenState): boolean {
  if (!isWithin(state.now, when)) return false;
  if (when.locale && !when.locale.includes(state.locale)) return false;
  if (when.device && !when.device.includes(state.device)) return false;
  if (when.visitor && !when.visitor.includes(state.visitor)) return false;
  return !when.experiment || variantOf(state, when.experiment.id) === when.experiment.variant;
}

/** The visitor's variant of an experiment. */
export function variantOf({ variants }: Pick<WhenState, 'variants'>, experiment: string): string {
  return (Object.hasOwn(variants, experiment) ? variants[experiment] : undefined) ?? controlVariant;
}

/** Times at which this condition changes, in milliseconds since 1970. */
export function boundariesOf(when: Pick<When, 'from' | 'to'>): number[] {
  return [when.from, when.to].filter((time) => typeof time === 'string').map((time) => Date.parse(time));
}
