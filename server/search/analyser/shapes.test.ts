import { describe, expect, test } from 'vitest';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import { findShapes } from './shapes.ts';

const termsOf = (text: string, language = german): string[] =>
  findShapes(text, language).map(({ term }) => term);

describe('a shape', () => {
  test.each([
    ['205/55 R16', '205/55r16'],
    ['205/55R16 91H', '205/55r16'],
    ['205 55 r16', '205/55r16'],
    ['205 55 16', '205/55r16'],
    ['20555R16', '205/55r16'],
    ['205/55', '205/55'],
    ['135 x 200 cm', '135x200'],
    ['135×200', '135x200'],
    ['135 cm x 200 cm', '135x200'],
    ['60 x 80,5 x 100 cm', '60x80.5x100'],
    ['55 Zoll', '55zoll'],
    ['55"', '55zoll'],
    ['15,6-Zoll', '15.6zoll'],
    ['8 kg', '8kg'],
    ['8,0 kg', '8kg'],
    ['128GB', '128gb'],
    ['1.400 Watt', '1400w'],
    ['85 d', '85d'],
    ['75AA', '75aa'],
  ])('%s is %s', (text, term) => {
    expect(termsOf(text)).toEqual([term]);
  });

  test.each(['iPhone 15 Pro', 'Levi’s 501', 'KIR81', '2055516999', 'WGG244A20', '85 der', '85d’or', 'S24'])(
    '%s holds none',
    (text) => {
      expect(termsOf(text)).toEqual([]);
    },
  );

  test('is found in its place, several of them in order', () => {
    const text = 'Bosch 8 kg, 60 x 85 cm';
    expect(findShapes(text, german).map(({ from, to }) => text.slice(from, to))).toEqual([
      '8 kg',
      '60 x 85 cm',
    ]);
  });

  test('is the same in all languages', () => {
    expect(termsOf('55 pouces', french)).toEqual(['55zoll']);
    expect(termsOf('128 Go', french)).toEqual(['128gb']);
  });

  test('is also found by less of it', () => {
    expect(findShapes('205/55 R16', german)[0]?.looser).toEqual(['205/55', 'r16']);
    expect(findShapes('15,6 Zoll', german)[0]?.looser).toEqual(['15zoll']);
    expect(findShapes('60 x 80 x 100', german)[0]?.looser).toEqual(['60x80']);
  });
});
