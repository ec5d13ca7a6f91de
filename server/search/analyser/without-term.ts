/** The term of what a text says that something goes without; no word looks like it. */
export function withoutTerm(term: string): string {
  return `!${term}`;
}
