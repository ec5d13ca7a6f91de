import { expect, test } from 'vitest';
import type { PictureSource } from './picture-source.ts';
import { weighPictures } from './picture-weights.ts';

test('a picture weighs what was sent of it, and before that about what its size lets expect', async () => {
  let revision = 'a';
  const source: PictureSource = {
    find: (id) => (id === 'wald' ? { id, width: 1600, height: 800, revision, ground: '#000000' } : undefined),
    ids: () => ['wald'],
    render: () => Promise.resolve(Buffer.alloc(1234)),
  };
  const pictures = weighPictures(source);
  expect(pictures.bytes('wald', 400)).toBe(8000);
  await pictures.render('wald', 400, 'jpeg', 60);
  expect(pictures.bytes('wald', 400)).toBe(8000);
  await pictures.render('wald', 400, 'avif', 60);
  expect(pictures.bytes('wald', 400)).toBe(1234);
  expect(pictures.bytes('wald', 800)).toBe(32_000);
  revision = 'b';
  expect(pictures.bytes('wald', 400)).toBe(8000);
  expect(pictures.bytes('weg', 400)).toBe(0);
});
