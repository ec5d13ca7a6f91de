import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const open = (tag: string, attributes = {}, isEmpty = false) => ({ kind: 'open', tag, attributes, isEmpty });
const close = (tag: string) => ({ kind: 'close', tag });
const text = (words: string) => ({ kind: 'text', text: words });

describe('HTML is taken apart', () => {
  test.each<[string, object[]]>([
    ['nur Text', [text('nur Text')]],
    ['<p>A &amp; B</p>', [open('p'), text('A & B'), close('p')]],
    ['<A HREF="/x?a=1&amp;b=&quot;">x</A>', [open('a', { href: '/x?a=1&b="' }), text('x'), close('a')]],
    ['<img alt="a > b" src="/x"/>', [open('img', { alt: 'a > b', src: '/x' }, true)]],
    [
      '<br><input disabled required>',
      [open('br', {}, true), open('input', { disabled: '', required: '' }, true)],
    ],
    ['<svg><path d="M0"/></svg>', [open('svg'), open('path', { d: 'M0' }, true), close('svg')]],
    ['a<!-- <b> -->b<!doctype html>c', [text('a'), text('b'), text('c')]],
    ['<p', [open('p')]],
    ['<a b="', [open('a', { b: '' })]],
  ])('%s', (html, parts) => {
    expect(readHtml(html)).toEqual(parts);
  });

  test('what stands in a script is no HTML', () => {
    expect(readHtml('<script>if (a<b) "<p>"</script>x').filter(({ kind }) => kind !== 'text')).toEqual([
      open('script'),
      close('script'),
    ]);
  });
});
