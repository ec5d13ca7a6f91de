import type { Language } from '../languages/language.ts';

/** A measure, size or the like that is one word for a search, however it is written. */
interface Shape {
  from: number;
  to: number;
  /** Its one form: `205/55r16`, `135x200`, `8kg`, `85d`. */
  term: string;
  /** Looser forms by which a product with this shape is found too: `r16`, `15zoll` of 15.6. */
  looser: readonly string[];
}

interface ShapeKind {
  pattern: RegExp;
  read(match: RegExpExecArray, language: Language): Omit<Shape, 'from' | 'to'> | undefined;
}

const decimal = (text: string): string => text.replace(',', '.').replace(/\.0{1,3}$/, '');

/** `205/55 R16`, also with blanks for the signs or without any. */
const tyre: ShapeKind = {
  pattern:
    /(?<![\p{L}\p{N}])([1-3]\d5)[ /]{0,3}([2-8][05])[ /-]{0,2}(?:z?r)?[ -]?(1[2-9]|2[0-4])(?![\p{L}\p{N}])/giu,
  read: ([, width, ratio, rim]) => ({
    term: `${width}/${ratio}r${rim}`,
    looser: [`${width}/${ratio}`, `r${rim}`],
  }),
};

/** `205/55` alone. */
const tyreWidth: ShapeKind = {
  pattern: /(?<![\p{L}\p{N}])([1-3]\d5)\/([2-8][05])(?![\p{L}\p{N}])/giu,
  read: ([, width, ratio]) => ({ term: `${width}/${ratio}`, looser: [] }),
};

/** `135 x 200 cm`, `60×80×100`. */
const dimensions: ShapeKind = {
  pattern:
    /(?<![\p{L}\p{N}])(\d{1,4}(?:[.,]\d{1,2})?) ?(?:cm|mm|m)? ?[x×] ?(\d{1,4}(?:[.,]\d{1,2})?)(?: ?(?:cm|mm|m)? ?[x×] ?(\d{1,4}(?:[.,]\d{1,2})?))?(?: ?(?:cm|mm|m))?(?![\p{L}\p{N}])/giu,
  read: ([, width = '', length = '', height]) => {
    const flat = `${decimal(width)}x${decimal(length)}`;
    return height === undefined
      ? { term: flat, looser: [] }
      : { term: `${flat}x${decimal(height)}`, looser: [flat] };
  },
};

/** `55 Zoll`, `55"`, `8 kg`, `128 GB`. */
const measure: ShapeKind = {
  pattern: /(?<![\p{L}\p{N}.,])(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(["″”]|\p{L}{1,10})(?![\p{L}\p{N}])/giu,
  read: ([, number = '', unit = ''], { units }) => {
    const known = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined;
    if (known === undefined) return undefined;
    // 1.400 is one thousand four hundred, 10.9 is not.
    const amount = /^\d{1,3}[.]\d{3}$/.test(number) ? number.replace('.', '') : decimal(number);
    const [whole = ''] = amount.split('.');
    return { term: amount + known, looser: known === 'zoll' && whole !== amount ? [whole + known] : [] };
  },
};

/** A bra size: `85 d`, `80C`. */
const braSize: ShapeKind = {
  pattern: /(?<![\p{L}\p{N}])([6-9][05]|1[0-2][05]) ?(aa|[a-k])(?![\p{L}\p{N}'’])/giu,
  read: ([, band, cup = '']) => ({ term: band + cup.toLowerCase(), looser: [] }),
};

const kinds: readonly ShapeKind[] = [tyre, tyreWidth, dimensions, measure, braSize];

/** The shapes of a text in their order; where two overlap, the one of the earlier kind. */
export function findShapes(text: string, language: Language): Shape[] {
  if (!/\d/.test(text)) return [];
  const found: Shape[] = [];
  for (const { pattern, read } of kinds) {
    for (const match of text.matchAll(pattern)) {
      const shape = read(match, language);
      const [from, to] = [match.index, match.index + match[0].length];
      if (shape && !found.some((other) => from < other.to && other.from < to))
        found.push({ from, to, ...shape });
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}
