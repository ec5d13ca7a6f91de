import { isAfter } from '../../../schemas/fulfilment/withdrawal-period.ts';
import { dayIn } from '../../../schemas/day-in.ts';
import { dayAfter, workingDayFrom } from '../../../schemas/delivery/working-day.ts';
import { type Done, goOn, type Work } from './work-on-order.ts';

/** Closes an order that has arrived when the time is over in which it can come back, and nothing is on its way back. */
export async function closeOrder(work: Work): Promise<Done> {
  const { transaction, book, order, happened, at } = work;
  const { tenant, ordered, state } = order;
  const isComing = happened.returns.some(({ received }) => received === null);
  if (state !== 'delivered' || isComing) return { ok: true, isChanged: false };
  const history = await book.history(transaction, order);
  const arrived = history.findLast((each) => each.subject === 'order' && each.state === 'delivered');
  if (!arrived) return { ok: true, isChanged: false };
  const timeZone = work.timeZoneOf(tenant);
  const { days, isHoliday } = work.withdrawalOf(tenant, ordered.locale);
  const day = dayIn(timeZone, arrived.at);
  const last = [
    dayAfter(day, work.returnDaysOf(tenant, ordered.locale)),
    workingDayFrom(dayAfter(day, days), isHoliday),
  ];
  if (!last.every((each) => isAfter(each, at, timeZone))) return { ok: true, isChanged: false };
  return { ok: true, isChanged: await goOn(work, 'close') };
}
