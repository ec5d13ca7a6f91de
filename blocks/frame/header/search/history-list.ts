/**
 * Shows the last terms in a grid, each with a button that deletes it, before the line that deletes all of them. Returns the
 * places of each line.
 */
export function fillHistory(
  grid: HTMLElement,
  terms: readonly string[],
  {
    href,
    label,
    icon,
  }: { href: (term: string) => string; label: (term: string) => string; icon: Node | null },
): HTMLElement[][] {
  const rows = terms.map((term) => {
    const link = document.createElement('a');
    link.href = href(term);
    link.textContent = term;
    link.tabIndex = -1;
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.ariaLabel = label(term);
    if (icon) button.append(icon.cloneNode(true));
    const row = document.createElement('div');
    row.role = 'row';
    row.dataset.term = term;
    row.append(...[link, button].map(cellOf));
    return row;
  });
  const clear = grid.querySelector('[data-part=clear]');
  grid.replaceChildren(...rows, ...(clear ? [clear] : []));
  const lines = [...grid.children].map((row) => [...row.children] as HTMLElement[]);
  for (const [at, line] of lines.entries())
    for (const [column, cell] of line.entries()) cell.id = `${grid.id}-${at}-${column}`;
  return lines;
}

function cellOf(content: HTMLElement): HTMLElement {
  const cell = document.createElement('div');
  cell.role = 'gridcell';
  cell.append(content);
  return cell;
}
