import { dayIn } from '../day-in.ts';
import { type IsHoliday, workingDayFrom, workingDaysLater, dayAfter } from './working-day.ts';

/** How a shop sends: until when an order leaves the warehouse the same day, and what eco-friendly delivery takes longer. */
export interface SendingTerms {
  /** Of the warehouse. */
  timeZone: string;
  /** Time of day there, `14:00`: what is ordered from then on counts as of the next working day. */
  cutOff: string;
  /** Working days that parcels wait to come together. */
  ecoDays: number;
  /** How many dates a forwarder offers. */
  freightDates: number;
}

/** An article to be sent: working days from order to door, the shortest and the longest, as the catalogue has them. */
export interface SentArticle {
  sku: string;
  mode: 'parcel' | 'freight';
  days: readonly [number, number];
}

/** Days between which something comes, `YYYY-MM-DD`, ends included. */
interface DaySpan {
  from: string;
  to: string;
}

/** What comes together. */
interface Consignment extends DaySpan {
  mode: 'parcel' | 'freight';
  skus: string[];
}

interface DeliveryPromise {
  articles: (DaySpan & { sku: string; mode: 'parcel' | 'freight' })[];
  /** The first one first; more than one: the order comes in parts. */
  consignments: Consignment[];
  /** Days on which the forwarder can come with all that is freight; empty: there is none. */
  freightDates: string[];
}

/**
 * Says what of an order comes when. Lead times begin on the day of the order, or on the next working day where the cut-off is
 * past or nobody works; they count working days at the destination. Parcels of one span come together, with eco-friendly delivery
 * all of them, when the slowest does. All freight comes at once on a day that the customer chooses: from the longest lead time
 * on, because a day that was agreed upon has to hold. `at`: moment of the order, in ms since 1970. (domain.md, Ordering)
 */
export function promiseDelivery(
  articles: readonly SentArticle[],
  { timeZone, cutOff, ecoDays, freightDates }: SendingTerms,
  { at, isEco, isHoliday }: { at: number; isEco: boolean; isHoliday: IsHoliday },
): DeliveryPromise {
  const start = firstDay(at, timeZone, cutOff, isHoliday);
  const wait = isEco ? ecoDays : 0;
  const spanOf = ([shortest, longest]: readonly [number, number], more: number): DaySpan => ({
    from: workingDaysLater(start, shortest + more, isHoliday),
    to: workingDaysLater(start, longest + more, isHoliday),
  });
  const slowest = (mode: SentArticle['mode']): [number, number] => {
    const own = articles.filter((each) => each.mode === mode);
    return [Math.max(...own.map(({ days }) => days[0])), Math.max(...own.map(({ days }) => days[1]))];
  };
  const promised = articles.map(({ sku, mode, days }) => {
    const isTogether = mode === 'freight' || isEco;
    return { sku, mode, ...spanOf(isTogether ? slowest(mode) : days, mode === 'parcel' ? wait : 0) };
  });
  const isFreight = articles.some(({ mode }) => mode === 'freight');
  return {
    articles: promised,
    consignments: consignmentsOf(promised),
    freightDates: isFreight
      ? datesFrom(workingDaysLater(start, slowest('freight')[1], isHoliday), freightDates, isHoliday)
      : [],
  };
}

/** The working day from which lead times are counted. */
function firstDay(at: number, timeZone: string, cutOff: string, isHoliday: IsHoliday): string {
  const today = dayIn(timeZone, at);
  return workingDayFrom(timeIn(timeZone, at) < cutOff ? today : dayAfter(today), isHoliday);
}

/** What the clock shows somewhere, `14:00`. */
function timeIn(timeZone: string, at: number): string {
  const hours = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en', hours).format(at);
}

/** What of an order comes together, the first one first. */
export function consignmentsOf(articles: DeliveryPromise['articles']): Consignment[] {
  const found = new Map<string, Consignment>();
  for (const { sku, ...way } of articles) {
    const key = JSON.stringify(way);
    const own = found.get(key) ?? { ...way, skus: [] };
    found.set(key, own);
    own.skus.push(sku);
  }
  return [...found.values()].toSorted((a, b) => (a.to === b.to ? 0 : a.to < b.to ? -1 : 1));
}

function datesFrom(first: string, count: number, isHoliday: IsHoliday): string[] {
  return Array.from({ length: count }, (_, at) => workingDaysLater(first, at, isHoliday));
}
