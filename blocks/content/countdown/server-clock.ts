/** What of an answer tells the time. */
interface Answer {
  headers: { get(name: string): string | null };
}

/**
 * The server's time when an answer was sent, in milliseconds since 1970: its `Date`, plus how long a cache has kept it
 * (`Age`, seconds); undefined when it does not say.
 */
export function serverTime({ headers }: Answer): number | undefined {
  const sent = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  return Number.isNaN(sent) ? undefined : sent + (Number.isFinite(age) && age > 0 ? age * 1000 : 0);
}

/**
 * A clock that goes as the server's does: asks for the time once and counts from there, whatever the visitor's own clock
 * says. Half of the way there and back has passed when the answer is here. Undefined when the time cannot be had.
 */
export async function readServerClock(
  ask: () => Promise<Answer>,
  elapsed: () => number,
): Promise<(() => number) | undefined> {
  const before = elapsed();
  const answer = await ask().catch(() => undefined);
  const time = answer && serverTime(answer);
  if (time === undefined) return undefined;
  const asked = (before + elapsed()) / 2;
  return () => time + elapsed() - asked;
}
