import { roundHalfUp, type Cents } from './cents.ts';
import type { PartsPerMillion } from './rate.ts';

/** A line of an order: what the customer pays for it, and the rate of the tax inside. */
type GrossLine = { gross: Cents; rate: PartsPerMillion };

/** An amount apart: `net + tax = gross`, to the cent. */
type VatParts = { gross: Cents; net: Cents; tax: Cents };

/** Returns net (rounded half up) and tax (the rest) of a gross amount; `rate` 200,000 is 20 %. */
export function vatIncluded(gross: Cents, rate: PartsPerMillion): VatParts {
  const net = roundHalfUp(BigInt(gross) * 1_000_000n, 1_000_000n + BigInt(rate));
  return { gross, net, tax: gross - net };
}

/** Returns the totals as the sums of the lines, over all and per rate (ascending). Nothing is rounded anew. */
export function sumVat(lines: readonly GrossLine[]): VatParts & { byRate: (VatParts & GrossLine)[] } {
  const total: VatParts = { gross: 0, net: 0, tax: 0 };
  const byRate = new Map<PartsPerMillion, VatParts & GrossLine>();
  for (const { gross, rate } of lines) {
    const line = vatIncluded(gross, rate);
    const group = byRate.get(rate) ?? { rate, gross: 0, net: 0, tax: 0 };
    byRate.set(rate, group);
    add(total, line);
    add(group, line);
  }
  return { ...total, byRate: [...byRate.values()].toSorted((a, b) => a.rate - b.rate) };
}

function add(sum: VatParts, line: VatParts): void {
  sum.gross += line.gross;
  sum.net += line.net;
  sum.tax += line.tax;
}

/** Returns the welcome discount of a line, "20 % VAT off": a sixth of the gross price, rounded half up per line. */
export function welcomeDiscount(gross: Cents): Cents {
  return roundHalfUp(BigInt(gross), 6n);
}
