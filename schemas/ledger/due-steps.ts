import { daysLater } from '../money/credit/payment-dates.ts';
import { invoiceMachine } from '../order/states/invoice-machine.ts';
import { transition } from '../order/states/transition.ts';
import type { Due } from './due.ts';

/** What the clock does to something that is due. */
interface DueStep {
  due: Due;
  state: 'overdue' | 'reminded';
}

/**
 * What the clock has to do on a day (`YYYY-MM-DD`): what is late becomes overdue, and so many days after its day it is reminded of,
 * once. Fees of reminders are reminded of with what they are for.
 */
export function dueSteps(dues: readonly Due[], today: string, reminderDays: number): DueStep[] {
  return dues
    .filter(({ isLate }) => isLate)
    .flatMap((due) => {
      const steps: DueStep[] = [];
      const late = transition(invoiceMachine, { state: due.state, cause: 'clock' }, 'fall-due', 'clock');
      if (late.ok && late.isChanged) steps.push({ due, state: 'overdue' });
      if (!late.ok || !isToRemind(due, today, reminderDays)) return steps;
      const reminded = transition(invoiceMachine, late, 'remind', 'clock');
      if (reminded.ok && reminded.isChanged) steps.push({ due, state: 'reminded' });
      return steps;
    });
}

/** The next day on which the clock may have something to do; null: none is to come. `dues`: as they are after their steps. */
export function nextLook(dues: readonly Due[], today: string, reminderDays: number): string | null {
  const days = dues.flatMap(({ day, open, kind }) => {
    if (day === null || open === 0) return [];
    return [daysLater(day, 1), ...(kind === 'fee' ? [] : [daysLater(day, reminderDays)])];
  });
  return days.filter((day) => day > today).toSorted()[0] ?? null;
}

function isToRemind({ kind, day }: Due, today: string, reminderDays: number): boolean {
  return kind !== 'fee' && day !== null && daysLater(day, reminderDays) <= today;
}
