import type { Stem } from './stem.ts';

/** Shorter words are not split, and no part is shorter than `minPart`. */
const minWord = 6;
const minPart = 3;
const maxRemembered = 50_000;

export interface CompoundSplitter {
  /** Whether a folded word or its stem is one of the known words. */
  isKnown(word: string): boolean;
  /**
   * The known words that a folded word is made of, as they stand in it, without letters between them that are no ending;
   * the last is what the thing is. Undefined when it is made of no others.
   */
  split(word: string): readonly string[] | undefined;
}

/**
 * Splits words against the words of the catalogue itself, longest last part first: `damenwinterjacke` is `damen`,
 * `winter`, `jacke`. `known` holds folded words and stems, `links` the letters that may stand between two parts.
 */
export function createCompoundSplitter(
  known: ReadonlySet<string>,
  links: readonly string[],
  stem: Stem,
): CompoundSplitter {
  const remembered = new Map<string, readonly string[] | undefined>();

  const isKnown = (word: string): boolean =>
    word.length >= minPart && (known.has(word) || known.has(stem(word)));

  function split(word: string): readonly string[] | undefined {
    if (links.length === 0 || word.length < minWord || /\d/.test(word)) return undefined;
    if (remembered.has(word)) return remembered.get(word);
    const parts = findParts(word);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(word, parts);
    return parts;
  }

  function findParts(word: string): readonly string[] | undefined {
    for (let at = minPart; at <= word.length - minPart; at++) {
      const head = word.slice(at);
      if (!isKnown(head)) continue;
      const before = partsBefore(word.slice(0, at));
      if (before) return [...before, ...(split(head) ?? [head])];
    }
    return undefined;
  }

  function partsBefore(rest: string): readonly string[] | undefined {
    for (const own of [rest, ...withoutLinks(rest, links)]) {
      const parts = split(own) ?? (isKnown(own) ? [own] : undefined);
      if (parts) return parts;
    }
    return undefined;
  }

  return { isKnown, split };
}

/** What may be left of a part's end without the letters that link it to the next. */
export function withoutLinks(rest: string, links: readonly string[]): string[] {
  return links
    .filter((link) => rest.endsWith(link) && rest.length - link.length >= minPart)
    .map((link) => rest.slice(0, -link.length));
}
