import type { Language } from '../languages/language.ts';
import { takenOut, typedWords } from './typed-words.ts';

/** An energy class that was typed among other words. */
export interface TypedEnergy {
  /** As on labels: `A`, `A+++`. */
  label: string;
  written: string;
  rest: string;
}

/** `Klasse A`, `EEK a++`: a letter behind words that say so. Undefined: there is none. */
export function readEnergy(text: string, { conditions: { energy } }: Language): TypedEnergy | undefined {
  const typed = typedWords(text);
  const { written, words } = typed;
  for (let at = 0; at < words.length; at++) {
    let end = at;
    while (energy.includes(words[end] ?? '')) end++;
    const label = written[end] ?? '';
    if (end === at || !/^[a-g]\+{0,3}$/i.test(label)) continue;
    return { label: label.toUpperCase(), ...takenOut(typed, at, end + 1) };
  }
  return undefined;
}
