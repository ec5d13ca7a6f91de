import { expect, test } from 'vitest';
import { cookieValues } from './read-cookie.ts';

test.each([
  [undefined, []],
  ['', []],
  ['sid=a', ['a']],
  ['x=1; sid=a; y=2', ['a']],
  ['x=1;sid=a', ['a']],
  ['\tsid \t=\t a\t; y', ['a']],
  ['sid=a; sid=b', ['a', 'b']],
  ['sid=a=b', ['a=b']],
  ['sid="a"', ['"a"']],
  ['sid=%61', ['%61']],
  ['sid', []],
  ['=sid=a', []],
  ['; =; sid', []],
  ['SID=a; xsid=b; sidx=c; $sid=d', []],
  ['\u00A0sid=a; \u2000sid=b; \u00E2\u0080\u0080sid=c; \vsid=d; s\u0131d=e', []],
])('%j gives %j', (header, values) => {
  expect(cookieValues(header, 'sid')).toEqual(values);
});

test('takes many cookies, and long ones', () => {
  expect(cookieValues(`${'a=1; '.repeat(3000)}sid=x`, 'sid')).toEqual(['x']);
  expect(cookieValues(`sid=${' '.repeat(16_000)}x`, 'sid')).toEqual(['x']);
});
