import { expect, test } from 'vitest';
import { createBuildId } from './build-id.ts';

const assets = { script: '/assets/main-1.js', styles: '/assets/studio-1.css' };
const blocks = [{ name: 'blocks.json', content: [{ type: 'heading', v: 1 }] }];
const idOf = (studio = assets, known: readonly object[] = blocks): string =>
  createBuildId(studio, () => known)();

test('is another one when a block has a new version, and when the studio has new files', () => {
  expect(idOf()).toBe(idOf());
  expect(idOf(assets, [{ name: 'blocks.json', content: [{ type: 'heading', v: 2 }] }])).not.toBe(idOf());
  expect(idOf({ ...assets, script: '/assets/main-2.js' })).not.toBe(idOf());
  expect(idOf({ ...assets, styles: '/assets/studio-2.css' })).not.toBe(idOf());
});
