/** A slide's edges along the track, in pixels from its beginning. */
export interface Edges {
  start: number;
  end: number;
}

/** Pixels by which browsers round what is scrolled. */
const slack = 1;

/**
 * Where the track scrolls to, in pixels: forward to the first slide that is not seen whole, back so that the last such
 * slide before the view is seen, and as many before it as fit. After the end comes the beginning, and the other way round.
 */
export function nextOffset(
  slides: readonly Edges[],
  { scroll, view }: { scroll: number; view: number },
  step: 1 | -1,
): number {
  const last = Math.max(0, (slides.at(-1)?.end ?? 0) - view);
  if (step === 1) {
    if (scroll >= last - slack) return 0;
    // A slide wider than the view is never seen whole; the one after it is meant then.
    const next = slides.find(({ start, end }) => end > scroll + view + slack && start > scroll + slack);
    return Math.min(next?.start ?? last, last);
  }
  if (scroll <= slack) return last;
  const before = slides.filter(({ start }) => start < scroll - slack);
  const hidden = before.at(-1);
  if (!hidden) return 0;
  return before.find(({ start }) => start >= hidden.end - view - slack)?.start ?? hidden.start;
}

/** Place of the slide that begins nearest to where the view begins. */
export function slideAt(slides: readonly Edges[], scroll: number): number {
  let nearest = 0;
  for (const [index, { start }] of slides.entries())
    if (Math.abs(start - scroll) < Math.abs((slides[nearest]?.start ?? 0) - scroll)) nearest = index;
  return nearest;
}
