import { type Container, containerIn, itemOf } from './html-container.ts';

/** Lists as Word writes them: paragraphs that say their level, each with its bullet or number as text. */
export interface WordList {
  /**
   * The item that a paragraph is, on a level from 1, of a list in `place`; undefined: it would stand too deep. `name` is Word's
   * for the list: another one begins a list of its own, with bullets or numbers of its own.
   */
  item(level: number, name: string, place: Container | undefined): Container | undefined;
  /** Reads the bullet or number of the newest item. */
  mark(text: string): void;
  /** Something else came: the next item begins a list of its own. */
  end(): void;
}

interface Level {
  name: string;
  /** The level that Word says. */
  depth: number;
  list: Container;
  /** Number of the newest item. */
  number: number;
}

const numberMark = /^\s*\(?(?:(\d{1,5})|([a-z])|[ivx]+)[.)]/i;

export function createWordList(): WordList {
  const levels: Level[] = [];
  return {
    item(level, name, place) {
      while ((levels.at(-2)?.depth ?? 0) >= level) levels.pop();
      const last = levels.at(-1);
      // A level that was left out cannot be shown: what stands below it is on this one.
      if (last && last.depth > level) last.depth = level;
      if (last?.depth === level && last.name !== name) levels.pop();
      if ((levels.at(-1)?.depth ?? 0) < level) {
        const list = containerIn(levels.at(-1)?.list.lastItem ?? place, 'ul', '<ul>');
        if (list) levels.push({ name, depth: level, list, number: 0 });
      }
      const newest = levels.at(-1);
      if (!newest) return undefined;
      newest.number++;
      return itemOf(newest.list);
    },
    mark(text) {
      const newest = levels.at(-1);
      const mark = numberMark.exec(text);
      if (!newest || !mark) return;
      const { list, number } = newest;
      const [, digits, letter] = mark;
      if (number === 1) {
        list.tag = 'ol';
        list.open = letter === undefined ? '<ol>' : `<ol type="${orderOf(letter)}">`;
      }
      const { lastItem } = list;
      if (digits === undefined || list.tag !== 'ol' || Number(digits) === number || !lastItem) return;
      newest.number = Number(digits);
      lastItem.open = `<li value="${newest.number}">`;
    },
    end() {
      levels.length = 0;
    },
  };
}

/** `i` begins a list of Roman numbers, any other letter one of letters. */
function orderOf(letter: string): string {
  if (letter === 'i' || letter === 'I') return letter;
  return letter === letter.toUpperCase() ? 'A' : 'a';
}
