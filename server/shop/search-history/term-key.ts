/** What two spellings of the same term have in common. */
export function termKey(term: string): string {
  return term.normalize('NFC').toLowerCase();
}
