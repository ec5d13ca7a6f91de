import { describe, expect, it } from 'vitest';
import { createCanvas } from './canvas.ts';
import { drawingOf, svgDocument } from './drawing.ts';
import { form } from './form.ts';
import { drawingRevision } from './drawing-revision.ts';

const blank = (): ReturnType<typeof createCanvas> => createCanvas({ width: 400, height: 300, seed: 1 });

describe('createCanvas', () => {
  it('defines equal gradients once', () => {
    const canvas = blank();
    const first = canvas.linear([
      [0, '#000000'],
      [1, '#ffffff'],
    ]);
    expect(
      canvas.linear([
        [0, '#000000'],
        [1, '#ffffff'],
      ]),
    ).toBe(first);
    expect(
      canvas.linear([
        [0, '#000000'],
        [1, '#fffffe'],
      ]),
    ).not.toBe(first);
    expect(canvas.definitions().match(/<linearGradient/g)).toHaveLength(2);
  });

  it('gives the same chance for the same seed and another one for another', () => {
    const row = (seed: number): number[] => {
      const { random } = createCanvas({ width: 1, height: 1, seed });
      return [random(), random(), random()];
    };
    expect(row(7)).toEqual(row(7));
    expect(row(7)).not.toEqual(row(8));
    expect(row(7).every((n) => n >= 0 && n < 1)).toBe(true);
  });

  it('lays textures at the scale of the group that they are in', () => {
    const canvas = blank();
    canvas.place({ scale: 0.5 }, () => canvas.place({ scale: 0.5 }, () => canvas.texture('cloth')));
    canvas.texture('cloth');
    expect(canvas.textures().map(({ scale }) => scale)).toEqual([0.25, 1]);
  });
});

describe('form', () => {
  it('shares one filter between shades of about the same softness, and none beyond its own box', () => {
    const canvas = blank();
    form(canvas, 'M100,100 H200 V200 H100 Z', {
      fill: '#a4503a',
      shades: [
        { d: 'M0,0 H400 V300 H0 Z', fill: '#000000', blur: 7 },
        { d: 'M0,0 H400 V300 H0 Z', fill: '#000000', blur: 9 },
        { d: 'M0,0 H400 V300 H0 Z', fill: '#000000', blur: 16 },
      ],
    });
    const filters = canvas.definitions().match(/<filter[^>]*>/g) ?? [];
    expect(filters).toHaveLength(2);
    const widths = filters.map((filter) => Number(/ width="(\d+)"/.exec(filter)?.[1]));
    expect(Math.max(...widths)).toBeLessThan(200);
  });

  it('draws no filter for shades that lie beside it', () => {
    const canvas = blank();
    form(canvas, 'M0,0 H20 V20 H0 Z', {
      fill: '#a4503a',
      shades: [{ d: 'M300,200 H400 V300 H300 Z', fill: '#000000', blur: 8 }],
    });
    expect(canvas.definitions()).not.toContain('<filter');
  });
});

describe('svgDocument', () => {
  it('has the wanted width, keeps the outline, and tiles textures pixel by pixel', () => {
    const canvas = blank();
    const body = canvas.place({ scale: 2 }, () =>
      form(canvas, 'M0,0 H50 V50 H0 Z', { fill: '#a4503a', texture: 'plush' }),
    );
    const svg = svgDocument(drawingOf(canvas, body), 200);
    expect(svg).toContain('width="200" height="150" viewBox="0 0 400 300"');
    // Half a pixel a unit, in a group of twice the size: one unit of the pattern is one pixel.
    expect(svg).toContain('patternTransform="scale(1)"');
  });
});

describe('inset', () => {
  const withInset = (colour: string): ReturnType<typeof drawingOf> => {
    const canvas = blank();
    const box = { left: -50, top: -10, right: 50, bottom: 90 };
    return drawingOf(
      canvas,
      canvas.place({ scale: 2 }, () =>
        canvas.inset({ x: 30, y: 40, scale: 0.5 }, box, (on) =>
          form(on, 'M-20,0 H20 V60 H-20 Z', { fill: colour }),
        ),
      ),
    );
  };

  it('becomes a document of its own, as many pixels wide as it is seen', () => {
    const svg = svgDocument(withInset('#a4503a'), 200);
    const [, address = ''] = /href="data:image\/svg\+xml;base64,([^"]+)"/.exec(svg) ?? [];
    const inner = Buffer.from(address, 'base64').toString();
    // A hundred units, in groups of twice and half the size, at half a pixel a unit.
    expect(inner).toContain('width="50" height="50" viewBox="0 0 100 100"');
    expect(inner).toContain('#a4503a');
  });

  it('counts for how the picture looks', () => {
    expect(drawingRevision(withInset('#a4503a'))).toBe(drawingRevision(withInset('#a4503a')));
    expect(drawingRevision(withInset('#a4503b'))).not.toBe(drawingRevision(withInset('#a4503a')));
  });
});
