import { diffWordsWithSpace } from 'diff';

/** A part of a text of which two versions were compared. */
export interface TextPart {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

/** Words and spaces that may differ; beyond it is another text, and comparing takes long. */
const mostChanges = 2000;

/** Share of the longer text that must be in both: with less, single words that happen to be alike say nothing. */
const leastShared = 0.3;

/** Words of a letter or more: rules of a language, so that it takes apart what a reader would. */
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What of a text went and what came, in its order; undefined: it is another text. */
export function wordChanges(before: string, after: string): TextPart[] | undefined {
  const changes = diffWordsWithSpace(before, after, { intlSegmenter: words, maxEditLength: mostChanges });
  const shared = changes?.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  if (!changes || (shared?.join('').length ?? 0) < leastShared * Math.max(before.length, after.length))
    return undefined;
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

/** Characters around a change that show where it is. */
const around = 40;

/** The same without what is far from any change; `…` stands for that. */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, at) => {
    if (part.kind !== 'same') return part;
    const head = at === 0 ? '' : part.text.slice(0, around);
    const tail = at === parts.length - 1 ? '' : part.text.slice(-around);
    const isShort = head.length + tail.length >= part.text.length;
    return isShort ? part : { ...part, text: `${head}…${tail}` };
  });
}
