import { describe, expect, test } from 'vitest';
import { registry } from '../../renderer/block-modules.ts';
import { contentSecurityPolicy } from './security-headers.ts';

function directive(name: string, frames: readonly string[]): string | undefined {
  const policy = contentSecurityPolicy({ styles: [], scripts: [], frames });
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('what a page may show in frames', () => {
  test('is nothing', () => {
    expect(directive('frame-src', [])).toBe("frame-src 'none'");
  });

  test('is what its blocks declare, and nothing else', () => {
    expect(directive('frame-src', ['https://a.example', 'https://b.example'])).toBe(
      'frame-src https://a.example https://b.example',
    );
    expect(directive('default-src', ['https://a.example'])).toBe("default-src 'none'");
  });
});

test('blocks declare whole origins that are reached safely', () => {
  const declared = [...registry.values()].flatMap(({ frameOrigins = [] }) => frameOrigins);
  expect(declared).not.toEqual([]);
  expect(
    declared.filter((origin) => !origin.startsWith('https:') || new URL(origin).origin !== origin),
  ).toEqual([]);
});
