const reachable = 'a[href],button,input,summary,[tabindex]';

/**
 * Notes what has the focus in a list. Afterwards, when its surroundings have been replaced, the function gives the focus to
 * the same control: by its id or value, else what stands in its place, else the title.
 */
export function keepFocus(list: HTMLElement): () => void {
  const focused = document.activeElement;
  const part = focused?.closest<HTMLElement>('[data-part]');
  if (!(focused instanceof HTMLElement) || !part || !list.contains(part)) return () => undefined;
  const place = [...part.querySelectorAll(reachable)].indexOf(focused);
  const typed = focused instanceof HTMLInputElement ? focused.value : undefined;
  return () => {
    if (focused.isConnected) return;
    const others = part.querySelectorAll<HTMLElement>(reachable);
    const next =
      same(part, focused) ??
      others[Math.min(place, others.length - 1)] ??
      list.querySelector<HTMLElement>('[tabindex="-1"]');
    next?.focus({ preventScroll: true });
    if (next instanceof HTMLInputElement && typed !== undefined) next.value = typed;
  };
}

function same(part: HTMLElement, { id, dataset: { value } }: HTMLElement): HTMLElement | null {
  const selector = id === '' ? `[data-value="${CSS.escape(value ?? '')}"]` : `#${CSS.escape(id)}`;
  return part.querySelector(selector);
}
