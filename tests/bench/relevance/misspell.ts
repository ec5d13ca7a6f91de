import type { Chance } from '../../../content-fixtures/demonstration/products/chance.ts';

/** Shorter words with an error may be any other. */
const shortest = 6;

/** A text with one letter of its longest word left out, doubled, changed round or replaced; undefined: it is too short. */
export function misspell(text: string, chance: Chance): string | undefined {
  const words = text.split(' ');
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (longest.length < shortest || /[\d"/|]/.test(longest)) return undefined;
  const at = chance.between(1, longest.length - 2);
  const [before, letter, next] = [longest.slice(0, at), longest.charAt(at), longest.charAt(at + 1)];
  const rest = longest.slice(at + 1);
  const wrong = chance.pick([
    before + rest,
    before + letter + letter + rest,
    before + next + letter + rest.slice(1),
    before + chance.pick(['e', 'n', 'r', 's', 't']) + rest,
  ]);
  return wrong === longest ? undefined : text.replace(longest, wrong);
}

/** ä as ae or a, é as e; undefined: there are none. */
export function respell(text: string, hasUmlauts: boolean, chance: Chance): string | undefined {
  const pairs: Readonly<Record<string, string>> = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    Ä: 'Ae',
    Ö: 'Oe',
    Ü: 'Ue',
    ß: 'ss',
  };
  const spelled =
    hasUmlauts && chance.happens(0.5)
      ? text.replaceAll(/[äöüÄÖÜß]/g, (letter) => pairs[letter] ?? letter)
      : text.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return spelled === text ? undefined : spelled;
}

/** A compound written apart, or joined where it is hyphenated; undefined: it is none. */
export function takeApart(text: string, chance: Chance): string | undefined {
  if (text.includes('|')) return text.replaceAll('|', ' ');
  if (text.includes('-') && !text.includes(' ')) return text.replaceAll('-', chance.happens(0.5) ? ' ' : '');
  return undefined;
}
