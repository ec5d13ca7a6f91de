import { expect, test } from 'vitest';
import type { FromFrame } from '../../../schemas/editing/frame-message.ts';
import { createFrameLink } from './frame-link.ts';

const session = '6a2b9d0e-5a0e-4f3c-9f59-0d7a6b0d3c11';
const hover = { studio: 1, session, type: 'hover', node: 'hero' };

function linked() {
  const here = new EventTarget();
  const sent: [unknown, string][] = [];
  const frame = { postMessage: (message: unknown, origin: string) => sent.push([message, origin]) };
  const heard: FromFrame[] = [];
  const link = createFrameLink({
    here: here as Window,
    frame: () => frame as unknown as Window,
    origin: 'https://shop.at',
    session,
    onMessage: (message) => heard.push(message),
  });
  const tell = (data: unknown, origin = 'https://shop.at', source: unknown = frame): void => {
    here.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  };
  return { link, sent, heard, tell };
}

test('hears its own frame', () => {
  const { heard, tell } = linked();
  tell(hover);
  expect(heard).toEqual([hover]);
});

test('hears no other origin, no other window, no other session, and nothing of another shape', () => {
  const { heard, tell } = linked();
  tell(hover, 'https://evil.at');
  tell(hover, 'https://shop.at', {});
  tell(hover, 'https://shop.at', null);
  tell({ ...hover, session: '6a2b9d0e-5a0e-4f3c-9f59-0d7a6b0d3c12' });
  tell({ ...hover, node: '<img>' });
  tell({ ...hover, more: 1 });
  tell('hover');
  expect(heard).toEqual([]);
});

test('speaks to the frame’s origin alone, and not any more when it has ended', () => {
  const { link, sent, heard, tell } = linked();
  link.say({ type: 'hover', node: null });
  expect(sent).toEqual([[{ studio: 1, session, type: 'hover', node: null }, 'https://shop.at']]);
  link.end();
  tell(hover);
  expect(heard).toEqual([]);
});
