import { expect, it } from 'vitest';
import { placedMessageOf } from './message-of.ts';

it('names the place in the block, where the stack knows it', () => {
  const error = new Error('no such thing');
  error.stack = `Error: no such thing
    at lookUp (/home/me/shop/node_modules/a-library/index.js:1:2)
    at view (/home/me/shop/blocks/content/fact-box/view.tsx:12:7)
    at drawNode (/home/me/shop/renderer/draw-node.tsx:60:3)`;
  expect(placedMessageOf(error)).toBe('no such thing (blocks/content/fact-box/view.tsx:12:7)');
  error.stack = 'Error: no such thing\n    at view (/srv/shop/dist/server/main.js:1200:7)';
  expect(placedMessageOf(error)).toBe('no such thing');
  expect(placedMessageOf('a text')).toBe('a text');
});
