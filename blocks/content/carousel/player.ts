import { type Edges, nextOffset, slideAt } from './next-offset.ts';

export interface Player {
  /** Goes one view on or back; a carousel that moves by itself stands still then. */
  step(direction: 1 | -1): void;
  /** The visitor pauses or starts it. */
  toggle(): void;
  /** Starts it unasked, where motion is welcome. */
  begin(): void;
}

/** What of a carousel the player needs: its whole, what scrolls, and what is read aloud. */
interface CarouselParts {
  root: HTMLElement;
  track: HTMLElement;
  status: HTMLElement;
}

/**
 * Moves the track of a carousel. While it moves by itself nothing is announced, and it waits as long as it is looked at
 * closely (pointer or focus on a slide) or not at all (hidden, scrolled away).
 */
export function createPlayer({ root, track, status }: CarouselParts): Player {
  const button = root.querySelector<HTMLElement>('[data-toggle]');
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const duration = Number(root.dataset.carousel) * 1000;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isInView = true;

  const slides = [...track.children] as HTMLElement[];
  const edges = (): Edges[] =>
    slides.map(({ offsetLeft, offsetWidth }) => ({ start: offsetLeft, end: offsetLeft + offsetWidth }));
  const isHeld = (): boolean =>
    document.hidden || !isInView || track.matches(':hover') || track.contains(document.activeElement);

  function move(direction: 1 | -1): number {
    const places = edges();
    const left = nextOffset(places, { scroll: track.scrollLeft, view: track.clientWidth }, direction);
    return scrollTo(left, places);
  }

  function scrollTo(left: number, places: readonly Edges[]): number {
    track.scrollTo({ left, behavior: lessMotion.matches ? 'instant' : 'smooth' });
    return slideAt(places, left);
  }

  function setState(isPlaying: boolean): void {
    clearInterval(timer);
    timer = isPlaying ? setInterval(() => isHeld() || move(1), duration) : undefined;
    root.dataset.state = isPlaying ? 'playing' : 'paused';
    status.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    const words = isPlaying ? button?.dataset.pause : button?.dataset.start;
    if (words !== undefined) button?.setAttribute('aria-label', words);
  }

  function pause(): void {
    if (timer !== undefined) setState(false);
  }

  function show(place: number): void {
    status.textContent = slides[place]?.getAttribute('aria-label') ?? '';
  }

  function onKey(event: KeyboardEvent): void {
    if (event.target !== track) return;
    const places = edges();
    const ends: Record<string, number> = { Home: 0, End: track.scrollWidth - track.clientWidth };
    const directions: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };
    const direction = directions[event.key];
    const end = ends[event.key];
    if (direction === undefined && end === undefined) return;
    event.preventDefault();
    pause();
    show(direction === undefined ? scrollTo(end ?? 0, places) : move(direction));
  }

  track.addEventListener('keydown', onKey);
  // Whoever drags the slides wants to have them in hand.
  track.addEventListener('pointerdown', pause);
  lessMotion.addEventListener('change', () => lessMotion.matches && pause());
  new IntersectionObserver(([entry]) => (isInView = entry?.isIntersecting ?? true)).observe(track);

  return {
    step(direction) {
      pause();
      show(move(direction));
    },
    toggle() {
      if (timer !== undefined) {
        pause();
        return;
      }
      setState(true);
      move(1);
    },
    begin() {
      if (!lessMotion.matches) setState(true);
    },
  };
}
