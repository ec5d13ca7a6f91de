import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Edges, nextOffset, slideAt } from './next-offset.ts';

/** Slides of one width with a gap between them. */
function row(count: number, width: number, gap: number): Edges[] {
  return Array.from({ length: count }, (_, index) => ({
    start: index * (width + gap),
    end: index * (width + gap) + width,
  }));
}

describe('one slide in view', () => {
  const slides = row(3, 800, 16);
  const view = 800;

  test('goes from slide to slide and round', () => {
    expect(nextOffset(slides, { scroll: 0, view }, 1)).toBe(816);
    expect(nextOffset(slides, { scroll: 816, view }, 1)).toBe(1632);
    expect(nextOffset(slides, { scroll: 1632, view }, 1)).toBe(0);
    expect(nextOffset(slides, { scroll: 0, view }, -1)).toBe(1632);
    expect(nextOffset(slides, { scroll: 1632, view }, -1)).toBe(816);
  });

  test('knows which slide is seen, also half a pixel off', () => {
    expect(slideAt(slides, 815.5)).toBe(1);
    expect(nextOffset(slides, { scroll: 1631.5, view }, 1)).toBe(0);
  });
});

describe('several slides in view', () => {
  const slides = row(8, 200, 20);

  test('goes on by what fits, and never past the end', () => {
    expect(nextOffset(slides, { scroll: 0, view: 900 }, 1)).toBe(840);
    // Of eight slides the last four begin at 840, so nothing is left after that.
    expect(nextOffset(slides, { scroll: 840, view: 900 }, 1)).toBe(0);
    expect(nextOffset(slides, { scroll: 440, view: 500 }, -1)).toBe(0);
    expect(nextOffset(slides, { scroll: 840, view: 500 }, -1)).toBe(440);
  });

  test('a view narrower than a slide still moves', () => {
    expect(nextOffset(slides, { scroll: 0, view: 150 }, 1)).toBe(220);
    expect(nextOffset(slides, { scroll: 220, view: 150 }, -1)).toBe(0);
  });
});

test('pressing on shows every slide whole or from its beginning, and comes back', () => {
  const rows = fc.record({
    count: fc.integer({ min: 2, max: 12 }),
    width: fc.integer({ min: 100, max: 900 }),
    gap: fc.integer({ min: 0, max: 24 }),
    view: fc.integer({ min: 100, max: 1600 }),
  });
  fc.assert(
    fc.property(rows, fc.constantFrom(1 as const, -1 as const), ({ count, width, gap, view }, step) => {
      const slides = row(count, width, gap);
      const seen = new Set<number>();
      let scroll = 0;
      for (let presses = 0; presses <= count + 1; presses++) {
        for (const [index, { start, end }] of slides.entries()) {
          const isBegun = start >= scroll - 1 && (end <= scroll + view + 1 || width > view);
          if (isBegun && start < scroll + view) seen.add(index);
          if (width > view && end <= scroll + view + 1 && end > scroll) seen.add(index);
        }
        scroll = nextOffset(slides, { scroll, view }, step);
      }
      expect(seen.size).toBe(count);
    }),
  );
});

test('without slides there is nowhere to go', () => {
  expect(nextOffset([], { scroll: 0, view: 300 }, 1)).toBe(0);
  expect(slideAt([], 40)).toBe(0);
});
