/** The colon of a locale with what stands before it: in French a no-break space. For words that stand in elements of their own. */
export function colonOf(locale: string): string {
  return locale.startsWith('fr') ? '\u00a0:' : ':';
}
