/** The first start tag of HTML that has all of these texts in it, in whatever order; empty: there is none. */
export function tagWith(html: string, ...texts: string[]): string {
  return (
    [...html.matchAll(/<[a-z][^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => texts.every((text) => tag.includes(text))) ?? ''
  );
}
