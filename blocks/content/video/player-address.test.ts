import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameOrigins, playerAddress, videoPage } from './player-address.ts';

describe('a player’s address', () => {
  test('is of the host that sets no cookies, and plays at once', () => {
    expect(playerAddress('youtube', 'aqz-KE-bpKQ')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
    expect(playerAddress('vimeo', '76979871')).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  });

  test.each([
    ['youtube', '../evil'],
    ['youtube', 'aqz-KE-bpKQ?x'],
    ['vimeo', '769'],
    ['vimeo', 'aqz-KE-bpKQ'],
    ['toString', 'aqz-KE-bpKQ'],
    ['evil.example', 'aqz-KE-bpKQ'],
  ])('is none for %s %s', (host, id) => {
    expect(playerAddress(host, id)).toBeUndefined();
  });

  test('is of an allowed origin, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom('youtube', 'vimeo'), fc.string(), (host, id) => {
        const address = playerAddress(host, id);
        expect(address === undefined || frameOrigins.includes(new URL(address).origin)).toBe(true);
      }),
    );
  });
});

test('without scripts the video is seen at its host', () => {
  expect(videoPage({ host: 'youtube', id: 'aqz-KE-bpKQ' })).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  expect(videoPage({ host: 'vimeo', id: '76979871' })).toBe('https://vimeo.com/76979871');
});
