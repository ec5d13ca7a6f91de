/** Facts of a shop's configuration in one of its locales, as they are written there, by the names that texts may use. */
export type Facts = ReadonlyMap<string, string>;

/** For texts that may name none. */
export const noFacts: Facts = new Map();

/** A placeholder as editors type it: `{fact:returnDays}`; one that is not closed ends with the text, and names nothing. */
const placeholder = /\{fact:([^{}]*)(\}?)/g;

/** A text with its facts put in; `unknown` are the names that there are not. */
interface FilledText {
  text: string;
  unknown: readonly string[];
}

/** Puts facts into a text. What names none stays as it was typed. */
export function fillFacts(typed: string, facts: Facts): FilledText {
  if (!typed.includes('{fact:')) return { text: typed, unknown: [] };
  const unknown: string[] = [];
  const text = typed.replaceAll(placeholder, (whole, name: string, end: string) => {
    const value = end === '' ? undefined : facts.get(name.trim());
    if (value === undefined) unknown.push(name.trim());
    return value ?? whole;
  });
  return { text, unknown };
}

/** What is wrong with a text that names no fact, and which one is meant, if one is like it. */
export function factUnknown(name: string, facts: Facts): { message: string; hint: string } {
  const near = nearestName(name, facts.keys());
  return {
    message: `names a fact that this shop does not have in this language: "${name.slice(0, 64)}"`,
    hint:
      near === undefined
        ? 'Facts and their values are listed above every preview.'
        : `Did you mean {fact:${near}}? All facts are listed above every preview.`,
  };
}

function nearestName(name: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const other of names) {
    const steps = distance(name.slice(0, 64).toLowerCase(), other.toLowerCase());
    if (steps < least) [nearest, least] = [other, steps];
  }
  return nearest;
}

/** Letters to be put in, taken out or changed to make one word of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const change = (row[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
