import type { Language } from '../languages/language.ts';

/** An energy class that was typed among other words. */
export interface TypedEnergy {
  /** As on labels: `A`, `A+++`. */
  label: string;
  written: string;
  rest: string;
}

/** `Klasse A`, `EEK a++`: a letter behind words that say so. Undefined: there is none. */
export function readEnergy(text: string, { conditions: { energy } }: Language): TypedEnergy | undefined {
  const written = text.split(/\s+/).filter((word) => word !== '');
  const isWord = (word: string | undefined): boolean =>
    word !== undefined && energy.includes(word.normalize('NFC').toLowerCase().replaceAll('’', "'"));
  for (let at = 0; at < written.length; at++) {
    let end = at;
    while (isWord(written[end])) end++;
    const label = written[end] ?? '';
    if (end === at || !/^[a-g]\+{0,3}$/i.test(label)) continue;
    return {
      label: label.toUpperCase(),
      written: written.slice(at, end + 1).join(' '),
      rest: [...written.slice(0, at), ...written.slice(end + 1)].join(' '),
    };
  }
  return undefined;
}
