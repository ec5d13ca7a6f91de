/**
 * The `id` of a part of the layout, in the page and behind `#`. Editors' ids hold no dot, so theirs are their own: what the
 * layout names begins with `_.`, a part of a node with the node's id and a dot (`faq.part-2`).
 */
export function layoutId(name: string): string {
  return `_.${name}`;
}

/**
 * Places of pages that addresses lead to, as the code calls them: all reviews, one of them and the form for a new one, what is
 * to be chosen of a product, its energy or tyre label, a survey; `datenblatt` is a node of the product's page, its sheet.
 */
export const fragmentNames = [
  'bewertungen',
  'bewertung',
  'bewertung-schreiben',
  'auswahl',
  'label',
  'umfrage',
  'datenblatt',
] as const;
export type FragmentName = (typeof fragmentNames)[number];
