/** The words of a text that holds nothing but words and blanks. */
export function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
