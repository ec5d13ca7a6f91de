import type { Ordered } from '../../../schemas/order/ordered.ts';
import { canonicalJson } from '../canonical-json.ts';

/** Whether two orders are one and the same but for the days on which goods come and payments fall due, which move with the clock. */
export function sameOrder(one: Ordered, other: Ordered): boolean {
  return canonicalJson(withoutDays(one)) === canonicalJson(withoutDays(other));
}

function withoutDays({ lines, plan, ...rest }: Ordered): object {
  const { dates: _dates, ...terms } = plan ?? { dates: [] };
  return { ...rest, plan: terms, lines: lines.map(({ arrival: _arrival, ...line }) => line) };
}
