import { braSizeOf } from '../../../schemas/size/bra-size.ts';
import { readCentimetres } from '../../../schemas/size/read-centimetres.ts';

/** What is wrong with what was typed; `below`: the bust is no wider than the girth under it. */
export type GirthFault = 'empty' | 'not-a-number' | 'not-half' | 'below';

interface FoundSize {
  kind: 'found';
  size: string;
  band: number;
  cup: string;
  /** In cm, as measured. */
  underbust: number;
  /** In cm, between both girths. */
  difference: number;
}

export type Answer =
  | FoundSize
  /** The table has no such size. */
  | { kind: 'none' }
  | { kind: 'faulty'; underbust?: GirthFault; bust?: GirthFault };

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

/** Values for the texts of an answer; `write` writes a number as the page's language does. */
export function valuesOf(
  { size, band, cup, underbust, difference }: FoundSize,
  write: (value: number) => string,
): Record<string, string> {
  return {
    size,
    band: String(band),
    cup,
    underbust: write(underbust),
    difference: write(difference),
  };
}

/** Whether there are bras in a size: `sizes` are those that there are, apart by blanks; without any word, all. */
export function isOffered(size: string, sizes: string | undefined): boolean {
  return sizes === undefined || sizes.split(' ').includes(size);
}
