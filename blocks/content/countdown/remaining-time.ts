/** Units that are shown, each below the next larger one. */
export const timeUnits = ['days', 'hours', 'minutes', 'seconds'] as const;
type TimeUnit = (typeof timeUnits)[number];

/** Time left, taken apart. Seconds are told only in the last hour: before, they would only be restless. */
interface RemainingTime {
  parts: Partial<Record<TimeUnit, number>>;
  /** Milliseconds until what is shown changes. */
  nextChange: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left of so many milliseconds; undefined when nothing is. Begun minutes and seconds count, so it never says 0 too early. */
export function remainingTime(left: number): RemainingTime | undefined {
  if (left <= 0) return undefined;
  const step = left > hour ? minute : second;
  const whole = Math.ceil(left / step) * step;
  const nextChange = left - (whole - step);
  if (step === second)
    return { parts: { minutes: Math.floor(whole / minute), seconds: (whole % minute) / second }, nextChange };
  const parts: RemainingTime['parts'] = {
    hours: Math.floor((whole % day) / hour),
    minutes: Math.floor((whole % hour) / minute),
  };
  return { parts: whole >= day ? { days: Math.floor(whole / day), ...parts } : parts, nextChange };
}
