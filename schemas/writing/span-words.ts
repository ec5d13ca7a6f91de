const minuteMs = 60_000;
/** From two days on, days are counted. */
const dayMinutes = 1440;

interface SpanUnits {
  minute: string;
  minutes: string;
  halfHour: string;
  hour: string;
  hours: string;
  days: string;
}

/** Between a number and its unit no line breaks. German words are those after "gilt" and "warte". */
const german: SpanUnits = {
  ...{ minute: 'eine Minute', minutes: 'Minuten', halfHour: 'eine halbe Stunde' },
  ...{ hour: 'eine Stunde', hours: 'Stunden', days: 'Tage' },
};
const units: Readonly<Record<string, SpanUnits>> = {
  de: german,
  fr: {
    ...{ minute: 'une minute', minutes: 'minutes', halfHour: 'une demi-heure' },
    ...{ hour: 'une heure', hours: 'heures', days: 'jours' },
  },
  nl: {
    ...{ minute: 'een minuut', minutes: 'minuten', halfHour: 'een halfuur' },
    ...{ hour: 'een uur', hours: 'uur', days: 'dagen' },
  },
};

/**
 * A span of time as people say it, in one unit: a whole number of minutes, half an hour, hours or (from two on) days. `to`: the
 * nearest below, for how long something holds, where a minute that has begun still counts; the nearest above, for how long to
 * wait. A language that is new here says it in German until it has words, as its copied texts do.
 */
export function spanWords(locale: string, ms: number, to: 'below' | 'above'): string {
  const words = units[locale.slice(0, 2)] ?? german;
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const whole = (size: number): number =>
    to === 'below' ? Math.floor(minutes / size) : Math.ceil(minutes / size);
  if (minutes >= 2 * dayMinutes) return `${whole(dayMinutes)}\u00a0${words.days}`;
  if (minutes === 1) return words.minute;
  if (minutes === 30) return words.halfHour;
  if (minutes < 60) return `${minutes}\u00a0${words.minutes}`;
  return whole(60) === 1 ? words.hour : `${whole(60)}\u00a0${words.hours}`;
}
