/** Everything beside an element and beside those that hold it, but for what is at rest already and for what speaks. */
export function surroundings(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (!sibling.matches('[role=status]')) found.push(sibling);
    }
  }
  return found;
}
