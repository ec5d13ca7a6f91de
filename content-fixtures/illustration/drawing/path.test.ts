import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  continued,
  curve,
  ellipse,
  mirrored,
  polygon,
  puff,
  roundedRect,
  symmetric,
  tidy,
  type Point,
} from './path.ts';

const point = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));

describe('tidy', () => {
  it('cuts numbers to one decimal and leaves whole ones alone', () => {
    expect(tidy('M1.26,-7.04 L10,20.999')).toBe('M1.3,-7 L10,21');
  });
});

describe('boundsOf', () => {
  it('reads straight, curved, horizontal and vertical segments', () => {
    expect(boundsOf('M10,20 H50 V80 L30,90 C0,90 -5,60 10,20 Z')).toEqual({
      left: -5,
      top: 20,
      right: 50,
      bottom: 90,
    });
  });

  it('refuses what it does not understand instead of measuring it wrongly', () => {
    expect(() => boundsOf('M0,0 a20,20 0 1 1 -1,0')).toThrow('Unreadable');
  });

  it('holds every point of a polygon', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (points) => {
        const { left, top, right, bottom } = boundsOf(polygon(points));
        expect(points.every(([x, y]) => x >= left && x <= right && y >= top && y <= bottom)).toBe(true);
      }),
    );
  });
});

describe('mirrored', () => {
  it('gives the same path back when it is done twice', () => {
    const d = 'M10,20 L30,40 C1,2 3,4 5,6 Q7,8 9,10 Z';
    expect(mirrored(mirrored(d))).toBe(d);
  });
});

describe('symmetric', () => {
  it('closes a half into a shape that is the same on both sides', () => {
    const d = symmetric('M0,0 L100,10 C120,60 90,90 60,120 L0,130');
    const { left, right, top, bottom } = boundsOf(d);
    expect([left, right, top, bottom]).toEqual([-right, right, 0, 130]);
    expect(d).toMatch(/Z$/);
    expect(boundsOf(mirrored(d))).toEqual(boundsOf(d));
  });

  it('joins halves that end apart by the given curve', () => {
    const hem: Point[] = [
      [50, 100],
      [0, 140],
      [-50, 100],
    ];
    const d = symmetric('M0,0 L50,100', continued(hem));
    expect(boundsOf(d).bottom).toBeGreaterThan(135);
    expect(d.match(/M/g)).toHaveLength(1);
  });
});

describe('curve', () => {
  it('passes through its points', () => {
    const d = curve([
      [0, 0],
      [50, 80],
      [100, 0],
    ]);
    expect(d).toMatch(/^M0,0 C/);
    expect(d).toContain(' 50,80 C');
    expect(d).toMatch(/ 100,0$/);
  });
});

describe('shapes', () => {
  it('fill exactly their box, or bow beyond it by no more than asked', () => {
    const box = { x: 10, y: 20, width: 200, height: 100 };
    expect(boundsOf(roundedRect(box, 12))).toEqual({ left: 10, top: 20, right: 210, bottom: 120 });
    expect(boundsOf(ellipse(0, 0, 60, 30))).toEqual({ left: -60, top: -30, right: 60, bottom: 30 });
    const bowed = boundsOf(puff(box, { radius: 20, bow: 10 }));
    expect(bowed.top).toBe(10);
    expect(bowed.bottom).toBe(127);
  });
});
