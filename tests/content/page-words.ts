/** The HTML of a page's main part. */
export function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}

/** What of HTML is read as text. */
export function textOf(html: string): string {
  const shown = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
  return shown.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}

/** Words of four signs and more. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
}

/** The same of everything that a JSON value holds. */
export function wordsOf(value: unknown): string[] {
  return value === undefined ? [] : wordsIn(textOf(JSON.stringify(value)));
}
