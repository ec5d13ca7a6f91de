interface TextPart {
  text: string;
  isMatch: boolean;
}

/**
 * Takes a label apart into what was typed and the rest, whatever the capitals and accents. Words that were typed are looked
 * for at the beginnings of words, and only where no word begins so anywhere.
 */
export function matchedParts(label: string, term: string): TextPart[] {
  const characters = Array.from(label);
  const folded = characters.map(fold);
  const isMatch = characters.map(() => false);
  for (const word of fold(term).split(/\s+/)) {
    if (word === '') continue;
    const places = placesOf(folded, word);
    const starts = places.filter(([from]) => from === 0 || !/[\p{L}\p{N}]/u.test(characters[from - 1] ?? ''));
    for (const [from, to] of starts.length > 0 ? starts : places) isMatch.fill(true, from, to);
  }
  const parts: TextPart[] = [];
  for (const [at, text] of characters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[at]) last.text += text;
    else parts.push({ text, isMatch: isMatch[at] === true });
  }
  return parts;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Where a folded word stands among folded characters, of which each may have become several or none. */
function placesOf(folded: readonly string[], word: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  for (let from = 0; from < folded.length; from++) {
    let text = '';
    let to = from;
    while (to < folded.length && text.length < word.length) text += folded[to++];
    // An accent that is a character of its own goes with its letter.
    while (folded[to] === '') to++;
    if (text.startsWith(word) && folded[from] !== '') places.push([from, to]);
  }
  return places;
}
