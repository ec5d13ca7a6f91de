import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayer, type Player } from './player.ts';

// A carousel as far as the player looks at it: three slides of 800 px, one in view.
class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  attributes = new Map<string, string>();
  textContent = '';
  children: FakeElement[] = [];
  button: FakeElement | undefined;
  isHovered = false;
  hasFocus = false;
  offsetLeft = 0;
  offsetWidth = 800;
  clientWidth = 800;
  scrollWidth = 2400;
  scrollLeft = 0;
  scrolledHow: string[] = [];
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  querySelector(): FakeElement | null {
    return this.button ?? null;
  }
  matches(): boolean {
    return this.isHovered;
  }
  contains(): boolean {
    return this.hasFocus;
  }
  scrollTo({ left, behavior }: { left: number; behavior: string }): void {
    this.scrollLeft = left;
    this.scrolledHow.push(behavior);
  }
}

let root: FakeElement;
let track: FakeElement;
let status: FakeElement;
let button: FakeElement;
let lessMotion: EventTarget & { matches: boolean };
let page: { hidden: boolean };
let seen: (isIntersecting: boolean) => void;
let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  [root, track, status, button] = [
    new FakeElement(),
    new FakeElement(),
    new FakeElement(),
    new FakeElement(),
  ];
  root.dataset.carousel = '7';
  root.button = button;
  button.dataset = { start: 'Bewegung starten', pause: 'Bewegung anhalten' };
  track.children = [0, 1, 2].map((index) => {
    const slide = new FakeElement();
    slide.offsetLeft = index * 800;
    slide.attributes.set('aria-label', `${index + 1} von 3`);
    return slide;
  });
  lessMotion = Object.assign(new EventTarget(), { matches: false });
  page = { hidden: false };
  vi.stubGlobal('matchMedia', () => lessMotion);
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        seen = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe(): void {}
    },
  );
  player = createPlayer({ root, track, status } as unknown as Parameters<typeof createPlayer>[0]);
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);
const press = (key: string): Event => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  track.dispatchEvent(event);
  return event;
};

describe('a carousel that moves by itself', () => {
  test('can be paused: it stands still, and its button starts it', () => {
    player.begin();
    wait(7);
    expect(track.scrollLeft).toBe(800);
    player.toggle();
    wait(60);
    expect(track.scrollLeft).toBe(800);
    expect(root.dataset.state).toBe('paused');
    expect(button.attributes.get('aria-label')).toBe('Bewegung starten');
  });

  test('can be started: it moves at once, and goes on round', () => {
    player.toggle();
    expect(track.scrollLeft).toBe(800);
    expect(root.dataset.state).toBe('playing');
    expect(button.attributes.get('aria-label')).toBe('Bewegung anhalten');
    wait(14);
    expect(track.scrollLeft).toBe(0);
  });

  test('says nothing while it moves, and speaks again when it stands', () => {
    player.begin();
    wait(14);
    expect(status.attributes.get('aria-live')).toBe('off');
    expect(status.textContent).toBe('');
    player.step(-1);
    expect(status.attributes.get('aria-live')).toBe('polite');
    expect(status.textContent).toBe('2 von 3');
  });

  test.each([
    ['the pointer rests on a slide', (held: boolean) => (track.isHovered = held)],
    ['the focus is in a slide', (held: boolean) => (track.hasFocus = held)],
    ['the page is hidden', (held: boolean) => (page.hidden = held)],
    ['it is scrolled away', (held: boolean) => seen(!held)],
  ])('waits while %s', (_what, hold) => {
    player.begin();
    hold(true);
    wait(70);
    expect(track.scrollLeft).toBe(0);
    hold(false);
    wait(7);
    expect(track.scrollLeft).toBe(800);
  });

  test('stands still for good when somebody takes the slides in hand', () => {
    player.begin();
    track.dispatchEvent(new Event('pointerdown'));
    wait(70);
    expect(track.scrollLeft).toBe(0);
    expect(root.dataset.state).toBe('paused');
  });
});

describe('less motion', () => {
  test('nothing begins unasked, but a visitor may start it, without gliding', () => {
    lessMotion.matches = true;
    player.begin();
    wait(70);
    expect(track.scrolledHow).toEqual([]);
    player.toggle();
    wait(7);
    expect(track.scrolledHow).toEqual(['instant', 'instant']);
  });

  test('asked for while it moves, it stops', () => {
    player.begin();
    lessMotion.matches = true;
    lessMotion.dispatchEvent(new Event('change'));
    wait(70);
    expect(track.scrollLeft).toBe(0);
  });
});

describe('keys', () => {
  test('arrows go from slide to slide, Home and End to the ends', () => {
    expect(press('ArrowRight').defaultPrevented).toBe(true);
    expect([track.scrollLeft, status.textContent]).toEqual([800, '2 von 3']);
    press('End');
    expect([track.scrollLeft, status.textContent]).toEqual([1600, '3 von 3']);
    press('ArrowLeft');
    press('Home');
    expect([track.scrollLeft, status.textContent]).toEqual([0, '1 von 3']);
  });

  test('all others are the browser’s, and those for what stands in a slide too', () => {
    expect(press('Tab').defaultPrevented).toBe(false);
    const inSlide = Object.assign(new Event('keydown', { cancelable: true }), { key: 'ArrowRight' });
    Object.defineProperty(inSlide, 'target', { value: track.children[0] });
    track.dispatchEvent(inSlide);
    expect(track.scrollLeft).toBe(0);
  });
});
