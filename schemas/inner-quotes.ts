const inner: Readonly<Record<string, string>> = { '„': '‚', '“': '‘', '«': '‹', '»': '›' };

/** A name as it stands within quotation marks: its own become the single ones. */
export function innerQuotes(name: string): string {
  return name.replace(/[„“«»]/g, (mark) => inner[mark] ?? mark);
}
