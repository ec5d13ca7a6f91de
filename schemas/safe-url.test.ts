import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  test.each([
    ['/lp/herbst', '/lp/herbst'],
    ['/lp/größe?farbe=grün#oben', '/lp/gr%C3%B6%C3%9Fe?farbe=gr%C3%BCn#oben'],
    ['/a/../b', '/b'],
    ['#groesse', '#groesse'],
    ['?page=2', '?page=2'],
    ['?page=2#liste', '?page=2#liste'],
    ['/lp/herbst mode', '/lp/herbst%20mode'],
  ])('lets the shop’s own %s pass as %s', (typed, href) => {
    expect(safeUrl(typed)).toEqual({ kind: 'path', href });
  });

  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['HTTPS://Example.com', 'https://example.com/'],
    ['mailto:service@example.at', 'mailto:service@example.at'],
    ['https://example.com/ein blatt.pdf', 'https://example.com/ein%20blatt.pdf'],
    ['mailto:service@example.at?subject=Eine Frage', 'mailto:service@example.at?subject=Eine%20Frage'],
    ['tel:+43732000000', 'tel:+43732000000'],
    ['tel:+43 1 234567', 'tel:+431234567'],
    ['TEL: +43\u00a01\u202f23\u201145-67', 'tel:+431234567'],
    ['tel:+43%20(0)732/123.456', 'tel:+43732123456'],
    ['tel:0043 (0)1 2345', 'tel:004312345'],
    ['tel:(0)732 12345', 'tel:073212345'],
    ['tel:+49 800 1234;ext=12', 'tel:+498001234;ext=12'],
    ['tel:*21#', 'tel:*21#'],
    ['tel:112', 'tel:112'],
  ])('lets %s pass as an address outside', (typed, href) => {
    expect(safeUrl(typed)).toEqual({ kind: 'external', href });
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.at',
    '\\\\evil.at',
    '/\\evil.at',
    '/..//evil.at',
    '/.//evil.at',
    '/a/../..//evil.at',
    '/%2e%2e//evil.at',
    'https:evil.at',
    'http:evil',
    'http://example.com',
    'blob:https://example.com/1',
    'filesystem:https://example.com/1',
    'https://shop.at@evil.at',
    'https://shop.at\\@evil.at',
    'https://user:word@example.com',
    '/lp/\tx',
    '/lp/\u0000x',
    'lp/herbst',
    'tel:',
    'tel:Anna',
    'tel:+43+1 234567',
    'tel:1234;a b',
    'tel:javascript:alert(1)',
    'https://exa mple.com',
    'https: //example.com',
    'java script:alert(1)',
    'https://',
    '#',
    '?',
    '?#',
    '',
  ])('refuses %j', (typed) => {
    expect(safeUrl(typed)).toBeUndefined();
  });

  test('whatever is typed, a path stays on the shop and an address keeps one of three schemes', () => {
    const pieces = fc.constantFrom(
      '/',
      '..',
      '.',
      '%2e',
      '\\',
      '//',
      'evil.at',
      '@',
      ':',
      '?',
      '#',
      'https:',
      'a',
      '%09',
      ';',
      '\u00a0',
    );
    const staysWhereItMay = (parts: readonly string[]): boolean => {
      const url = safeUrl(parts.join(''));
      // The shop's table says where a route leads.
      if (!url || url.kind === 'route') return true;
      const onShop = new URL(url.href, 'https://shop.example/lp/herbst');
      return url.kind === 'path'
        ? onShop.origin === 'https://shop.example'
        : ['https:', 'mailto:', 'tel:'].includes(onShop.protocol);
    };
    const outcome = fc.check(fc.property(fc.array(pieces, { maxLength: 12 }), staysWhereItMay), {
      numRuns: 5000,
    });
    expect(outcome.counterexample).toBeNull();
  });
});
