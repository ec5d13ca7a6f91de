import type { Ordered } from '../../../schemas/order/ordered.ts';

/** Whether two orders are one and the same but for the days on which goods come and payments fall due, which move with the clock. */
export function sameOrder(one: Ordered, other: Ordered): boolean {
  return JSON.stringify(canonical(withoutDays(one))) === JSON.stringify(canonical(withoutDays(other)));
}

function withoutDays({ lines, plan, ...rest }: Ordered): object {
  const { dates: _dates, ...terms } = plan ?? { dates: [] };
  return { ...rest, plan: terms, lines: lines.map(({ arrival: _arrival, ...line }) => line) };
}

/** The database keeps the fields of an object in another order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, own]) => [name, canonical(own)]));
}
