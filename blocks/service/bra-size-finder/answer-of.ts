import { braSizeOf } from '../../../schemas/size/bra-size.ts';
import { readCentimetres } from '../../../schemas/size/read-centimetres.ts';

/** What is wrong with what was typed; `below`: the bust is no wider than the girth under it. */
type GirthFault = 'empty' | 'not-a-number' | 'not-half' | 'below';

export interface FoundSize {
  kind: 'found';
  size: string;
  band: number;
  cup: string;
  /** In cm, as measured. */
  underbust: number;
  /** In cm, between both girths. */
  difference: number;
}

/** What is wrong with each girth; nothing is with one that is absent. */
export interface Faulty {
  kind: 'faulty';
  underbust?: GirthFault;
  bust?: GirthFault;
}

export type Answer =
  | FoundSize
  /** The table has no such size. */
  | { kind: 'none' }
  | Faulty;

/** Returns what two girths, as they were typed, give: the same on the server and in the browser. */
export function answerOf(underbustText: string, bustText: string): Answer {
  const underbust = readCentimetres(underbustText);
  const bust = readCentimetres(bustText);
  if (!underbust.ok || !bust.ok) {
    return {
      kind: 'faulty',
      ...(!underbust.ok && { underbust: underbust.reason }),
      ...(!bust.ok && { bust: bust.reason }),
    };
  }
  const difference = bust.centimetres - underbust.centimetres;
  if (difference <= 0) return { kind: 'faulty', bust: 'below' };
  const found = braSizeOf(underbust.centimetres, bust.centimetres);
  if (!found.ok) return { kind: 'none' };
  const { size, band, cup } = found;
  return { kind: 'found', size, band, cup, underbust: underbust.centimetres, difference };
}

/** Values for the texts of an answer; `decimal` stands between whole and half centimetres. */
export function valuesOf(
  { size, band, cup, underbust, difference }: FoundSize,
  decimal: string,
): Record<string, string> {
  const write = (centimetres: number): string => String(centimetres).replace('.', decimal);
  return { size, band: String(band), cup, underbust: write(underbust), difference: write(difference) };
}

/** Whether there are bras in a size; all are offered while nothing is known of them. */
export function isOffered(size: string, sizes: readonly string[] | undefined): boolean {
  return sizes === undefined || sizes.includes(size);
}
