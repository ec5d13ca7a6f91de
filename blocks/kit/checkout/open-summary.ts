/** What is looked at of the summary's line: where styles show the whole of it anyway, the line is a heading and takes no pointer. */
type StyleOf = (element: Element) => Pick<CSSStyleDeclaration, 'pointerEvents'>;

/** Opens the summary of the order where all of it is shown anyway, so that it is told to be open. */
export function openSummary(
  details: HTMLDetailsElement | null = document.querySelector('[data-role=order-summary]'),
  styleOf: StyleOf = (element) => getComputedStyle(element),
): void {
  const line = details?.querySelector('summary');
  if (details && line && styleOf(line).pointerEvents === 'none') details.open = true;
}
