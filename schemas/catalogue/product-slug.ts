const longestSlug = 120;

const german = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);
const letters = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['×', 'x'],
  ['²', '2'],
  ['³', '3'],
]);

/**
 * A name as part of an address: `Kleid „Ähre“, 160 × 200 cm` is `kleid-aehre-160-x-200-cm`. In German ä, ö and ü are two
 * letters, elsewhere marks over vowels are dropped. At most 120 characters, cut between words; `artikel` where no letter
 * is left.
 */
export function productSlug(name: string, locale: string): string {
  const isGerman = locale.startsWith('de');
  const lower = name.normalize('NFC').toLowerCase();
  const plain = lower
    .replaceAll(
      /[^a-z0-9]/g,
      (letter) => (isGerman ? german.get(letter) : undefined) ?? letters.get(letter) ?? letter,
    )
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longestSlug) : `${slug}-${word}`;
    if (longer.length > longestSlug) break;
    slug = longer;
  }
  return slug || 'artikel';
}
