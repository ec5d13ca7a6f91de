import { expect, test } from 'vitest';
import { pictureChoice } from './picture-choice.ts';

const srcset = '/bilder/wald/320-a 320w, /bilder/wald/640-a 640w, /bilder/wald/960-a 960w';

test.each([
  ['100vw', 960],
  ['(min-width: 64em) 33vw, 100vw', 960],
  ['auto,50vw', 640],
  ['56px', 320],
  ['20rem', 640],
  ['calc(100vw - 2rem)', 960],
  ['', 960],
])('of a picture that is shown in %j a phone gets the width %i', (sizes, width) => {
  expect(pictureChoice({ srcset, sizes })).toEqual({ id: 'wald', width });
});

test('a picture in one width is that one, and what is not of the shop is none', () => {
  expect(pictureChoice({ src: '/bilder/wald/480-a' })).toEqual({ id: 'wald', width: 480 });
  expect(pictureChoice({ src: 'https://www.example.at/bilder/wald/480' })).toBeUndefined();
  expect(pictureChoice({ src: '/icons/wald.svg' })).toBeUndefined();
});
