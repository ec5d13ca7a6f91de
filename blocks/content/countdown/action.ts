import { pageLocale } from '../../kit/browser/page-locale.ts';
import { remainingTime, timeUnits } from './remaining-time.ts';
import { readServerClock } from './server-clock.ts';

/** Longest wait between two looks at the clock, in milliseconds: timers cannot wait for weeks. */
const longestWait = 60_000;

/**
 * Counts down by the server's clock: a page may come from a cache, and the visitor's clock may be wrong. When the time
 * cannot be had, the end stays as the date that the page says.
 */
export function start(element: HTMLElement): void {
  const ends = Date.parse(element.dataset.ends ?? '');
  let clock: (() => number) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    if (!clock || document.hidden) return;
    const left = remainingTime(ends - clock());
    if (!left) {
      element.dataset.state = 'over';
      return;
    }
    show(element, left.parts);
    element.dataset.state = 'running';
    timer = setTimeout(update, Math.min(left.nextChange, longestWait));
  }

  async function setClock(): Promise<void> {
    clock = await readServerClock(fetchTime, () => performance.now());
    update();
  }

  // While a device sleeps its counters may stand still, so the server is asked again.
  document.addEventListener('visibilitychange', () => void (document.hidden ? update() : setClock()));
  void setClock();
}

/** Nothing here waits for an event. */
export function run(): void {}

function fetchTime(): Promise<Response> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
}

function show(element: HTMLElement, parts: NonNullable<ReturnType<typeof remainingTime>>['parts']): void {
  const plural = new Intl.PluralRules(pageLocale());
  for (const unit of timeUnits) {
    const place = element.querySelector<HTMLElement>(`[data-unit="${unit}"]`);
    if (!place) continue;
    const value = parts[unit];
    place.hidden = value === undefined;
    const [number, label] = place.children;
    if (value === undefined || !number || !label) continue;
    setText(number, String(value).padStart(unit === 'days' ? 1 : 2, '0'));
    setText(label, (plural.select(value) === 'one' ? place.dataset.one : place.dataset.other) ?? '');
  }
}

function setText(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
