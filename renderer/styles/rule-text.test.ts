import { expect, test } from 'vitest';
import { ruleText } from './rule-text.ts';

test('writes custom properties and properties in camel case', () => {
  expect(ruleText('r-1', { '--hero-ground': '#e0bd9f', objectPosition: '84% 55%', flexGrow: 2 })).toBe(
    '.r-1{--hero-ground:#e0bd9f;object-position:84% 55%;flex-grow:2}',
  );
});

test.each([
  ['</style><script>alert(1)</script>'],
  ['red;position:fixed'],
  ['red}body{display:none'],
  ['url(https://evil.at/?c)'],
  ['URL (//evil.at)'],
  ['red/*'],
  ['\\75rl(//evil.at)'],
  ['@import "x"'],
  ['image-set("//evil.at/?c" 1x)'],
  ['-webkit-image-set ("//evil.at/?c" 1x)'],
  ['image("//evil.at/?c")'],
])('refuses the value %s', (value) => {
  expect(() => ruleText('r-1', { '--ground': value })).toThrow('no value that content may give');
});

test.each([
  ['"'],
  ["it's"],
  ['"a'],
  ['"a" b"'],
  ['"a\nb"'],
  ['calc(1px + 2px'],
  ['1px)'],
  [')('],
  ['([)]'],
  ['a\nb'],
])('refuses %j, which would swallow what follows', (value) => {
  expect(() => ruleText('r-1', { '--ground': value })).toThrow('leaves a quote or bracket open');
});

test.each([
  ['calc((1px + 2px) * 3)'],
  ['"it\'s (so"'],
  ["'\"['"],
  ['[full-start] 1fr [full-end]'],
  ['var(--a, "x")'],
])('writes %j, in which all is closed', (value) => {
  expect(ruleText('r-1', { '--ground': value })).toBe(`.r-1{--ground:${value}}`);
});

test('refuses what is no text, number or property', () => {
  expect(() => ruleText('r-1', { '&:hover': { color: 'red' } })).toThrow('takes texts and numbers');
  expect(() => ruleText('r-1', { 'a}b': 'red' })).toThrow('no CSS property');
});
