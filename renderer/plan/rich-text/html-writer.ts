import { isBlankText } from '../../../schemas/blank-text.ts';
import type { Container, Leaf } from './html-container.ts';

/** Emphasis, a link and the like. */
export interface Inline {
  tag: string;
  /** Its tag as it is written. */
  open: string;
}

/** What parts two words, from what does so least to what does most. */
export type Gap = 'none' | 'space' | 'cell' | 'line';

/** Writes words in their elements; what is between two words is told before the second. */
export interface HtmlWriter {
  /** Escaped text, in a leaf and in inline elements, the outermost first. */
  write(text: string, leaf: Leaf, inlines: readonly Inline[]): void;
  part(gap: Gap): void;
  breakLine(): void;
  /** Characters that were written. */
  length(): number;
  /** Closes what is open, and gives all that was written. */
  end(): string;
}

const rank: Readonly<Record<Gap, number>> = { none: 0, space: 1, cell: 2, line: 3 };

const betweenCells = ' – ';

/** More line breaks in a row than these say no more. */
const maxBreaks = 2;

/**
 * Makes a writer that opens every element when its first word comes, and closes it only when a word comes that is not in it:
 * none is empty, and none begins or ends in white space.
 */
export function createHtmlWriter(): HtmlWriter {
  let html = '';
  let leaf: Leaf | undefined;
  let containers: readonly Container[] = [];
  const inlines: Inline[] = [];
  // What came since the last word.
  let gap: Gap = 'none';
  let breaks = 0;
  let blanks = '';

  function closeInlines(from: number): void {
    for (const { tag } of inlines.splice(from).toReversed()) html += `</${tag}>`;
  }

  function closeLeaf(): void {
    closeInlines(0);
    if (leaf && leaf.tag !== '') html += `</${leaf.tag}>`;
  }

  function closeContainers(from: number): void {
    for (const { tag } of containers.slice(from).toReversed()) html += `</${tag}>`;
  }

  function openLeaf(next: Leaf): void {
    const path = pathTo(next.container);
    const common = commonStart(containers, path);
    closeContainers(common);
    for (const { open } of path.slice(common)) html += open;
    if (next.tag !== '') html += `<${next.tag}>`;
    containers = path;
    leaf = next;
  }

  function between(): string {
    const lines = Math.min(maxBreaks, Math.max(breaks, gap === 'line' ? 1 : 0));
    if (lines > 0) return '<br />'.repeat(lines);
    if (gap === 'cell') return betweenCells;
    return gap === 'space' ? ' ' : blanks;
  }

  return {
    write(text, next, wanted) {
      const words = text.trim();
      if (isBlankText(words)) {
        blanks += text;
        return;
      }
      const start = text.indexOf(words);
      blanks += text.slice(0, start);
      const isSame = leaf === next;
      if (!isSame) {
        closeLeaf();
        openLeaf(next);
      }
      const common = commonStart(inlines, wanted);
      closeInlines(common);
      if (isSame) html += between();
      for (const inline of wanted.slice(common)) {
        html += inline.open;
        inlines.push(inline);
      }
      html += words;
      gap = 'none';
      breaks = 0;
      blanks = text.slice(start + words.length);
    },
    part(next) {
      if (rank[next] > rank[gap]) gap = next;
    },
    breakLine() {
      breaks++;
    },
    length: () => html.length,
    end() {
      closeLeaf();
      closeContainers(0);
      return html;
    },
  };
}

function commonStart<Item>(one: readonly Item[], other: readonly Item[]): number {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common;
}

function pathTo(container: Container | undefined): Container[] {
  const path: Container[] = [];
  for (let at = container; at; at = at.parent) path.unshift(at);
  return path;
}
