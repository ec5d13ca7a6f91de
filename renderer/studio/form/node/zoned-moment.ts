/** A moment of content (`2026-12-01T00:00:00+01:00`) as the shop's clocks show it, for a field: `2026-12-01T00:00`. */
export function localMoment(moment: string, timeZone: string): string | undefined {
  const time = Date.parse(moment);
  return Number.isNaN(time)
    ? undefined
    : new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/** The other way round. An hour that the clocks skip in spring is read as the one after it. */
export function zonedMoment(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset before the change counts first: what is told twice in autumn is the earlier of the two.
  const candidates = [offsetAt(asUtc - dayMs, timeZone), offsetAt(asUtc + dayMs, timeZone)];
  const offset = candidates.find((one) => offsetAt(asUtc - one, timeZone) === one) ?? candidates[0] ?? 0;
  const real = offsetAt(asUtc - offset, timeZone);
  const shown = new Date(asUtc - offset + real).toISOString().slice(0, 19);
  return `${shown}${offsetWords(real)}`;
}

const dayMs = 86_400_000;

function offsetWords(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at a time. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  }).formatToParts(time);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(time / 1000) * 1000;
}
