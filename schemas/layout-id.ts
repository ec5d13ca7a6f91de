/**
 * The `id` of a part of the layout, in the page and behind `#`. Editors' ids hold no dot, so theirs are their own: what the
 * layout names begins with `_.`, a part of a node with the node's id and a dot (`faq.part-2`).
 */
export function layoutId(name: string): string {
  return `_.${name}`;
}

/** The energy or tyre label on the page of its product. */
export const energyLabelId = layoutId('label');
