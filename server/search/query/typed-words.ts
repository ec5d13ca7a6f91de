/** The words of a text that somebody typed, as they stand there, and as the words of a language are compared with them. */
export interface TypedWords {
  written: readonly string[];
  words: readonly string[];
}

/** Takes a text apart at its spaces. */
export function typedWords(text: string): TypedWords {
  const written = text.split(/\s+/).filter((word) => word !== '');
  return { written, words: written.map((word) => word.normalize('NFC').toLowerCase().replaceAll('’', "'")) };
}

/** The words from a place up to, but without, another one, and those around them. */
export function takenOut(
  { written }: TypedWords,
  at: number,
  end: number,
): { written: string; rest: string } {
  return {
    written: written.slice(at, end).join(' '),
    rest: [...written.slice(0, at), ...written.slice(end)].join(' '),
  };
}
