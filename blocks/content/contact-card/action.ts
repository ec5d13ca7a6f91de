import { openLine, type OfficeHours } from './open-line.ts';

/** Milliseconds after which it is asked again whether somebody is there. */
const every = 30_000;

interface OpenHours extends OfficeHours {
  /** What is said while these hours hold. */
  text: string;
}

/** Says whether somebody can be reached now. */
export function start(element: HTMLElement): void {
  const { hours = '[]', zone = 'UTC', closed = '' } = element.dataset;
  const lines = JSON.parse(hours) as OpenHours[];
  const update = (): void => {
    const line = openLine(lines, new Date(), zone);
    const text = line?.text ?? closed;
    if (element.textContent === text) return;
    element.textContent = text;
    element.dataset.state = line ? 'open' : 'closed';
  };
  update();
  setInterval(update, every);
}

/** Nothing here waits for an event. */
export function run(): void {}
