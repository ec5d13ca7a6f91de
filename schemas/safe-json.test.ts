import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentJsonLimits, parseJson, type JsonLimits } from './safe-json.ts';

const limits: JsonLimits = { maxBytes: 1000, maxDepth: 5, maxNodes: 20 };
const read = (text: string, given = limits) => parseJson(Buffer.from(text), given);
const reasonOf = (bytes: Uint8Array, given = limits): string => {
  const result = parseJson(bytes, given);
  return result.ok ? 'ok' : result.reason;
};

test('what is plain JSON comes out as it is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8, noUnicodeString: false }), (text) => {
      const result = read(text, documentJsonLimits);
      // Random keys may be forbidden ones.
      fc.pre(result.ok || result.reason !== 'forbidden-key');
      expect(result).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test('never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(typeof parseJson(bytes, limits).ok).toBe('boolean');
    }),
  );
});

test('counts values and levels as they are', () => {
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Object.values(value).reduce((sum: number, item) => sum + count(item), 0)
      : 1;
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  const keys = fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key));
  const values = fc
    .jsonValue({ maxDepth: 6, noUnicodeString: false })
    .filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));
  fc.assert(
    fc.property(fc.dictionary(keys, values), fc.constantFrom(0, 1, 2), (value, indent) => {
      const bytes = Buffer.from(JSON.stringify(value, null, indent));
      const exact = { maxBytes: bytes.length, maxDepth: depth(value), maxNodes: count(value) };
      expect(reasonOf(bytes, exact)).toBe('ok');
      expect(reasonOf(bytes, { ...exact, maxNodes: exact.maxNodes - 1 })).toBe('too-many-nodes');
      expect(reasonOf(bytes, { ...exact, maxDepth: exact.maxDepth - 1 })).toBe('too-deep');
      expect(reasonOf(bytes, { ...exact, maxBytes: exact.maxBytes - 1 })).toBe('too-large');
    }),
  );
});

describe('encodings', () => {
  test.each([
    ['bytes that are no UTF-8', [0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d], 'invalid-utf8'],
    ['latin1', [...Buffer.from('{"größe":1}', 'latin1')], 'invalid-utf8'],
    ['UTF-16 with mark', [0xff, 0xfe, ...Buffer.from('{"a":1}', 'utf16le')], 'invalid-utf8'],
    ['UTF-16 without mark', [...Buffer.from('{"a":1}', 'utf16le')], 'broken-json'],
    ['a byte order mark', [0xef, 0xbb, 0xbf, ...Buffer.from('{"a":1}')], 'byte-order-mark'],
    ['half a character', [0x22, 0xc3, 0x22], 'invalid-utf8'],
    ['nothing', [], 'broken-json'],
    ['UTF-8', [...Buffer.from('{"größe":"€ 😀"}')], 'ok'],
  ])('%s', (_name, bytes, expected) => {
    expect(reasonOf(Uint8Array.from(bytes))).toBe(expected);
  });
});

describe('keys that reach a prototype', () => {
  test.each([
    ['{"__proto__":{"admin":true}}', '/__proto__'],
    ['{"a":[{"constructor":{"prototype":{}}}]}', '/a/0/constructor'],
    ['{"a/b":{"prototype":1}}', '/a~1b/prototype'],
    [String.raw`{"\u005f_proto__":1}`, '/__proto__'],
  ])('%s is refused by its place', (text, pointer) => {
    expect(read(text)).toMatchObject({ reason: 'forbidden-key', message: expect.stringContaining(pointer) });
  });

  test('are found however they are written', () => {
    const key = fc.constantFrom('__proto__', 'constructor', 'prototype');
    fc.assert(
      fc.property(
        key,
        fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
        fc.boolean(),
        (name, escaped, upper) => {
          const hex = (letter: string): string => {
            const digits = letter.charCodeAt(0).toString(16).padStart(4, '0');
            return `\\u${upper ? digits.toUpperCase() : digits}`;
          };
          const written = name
            .split('')
            .map((letter, at) => (escaped[at] ? hex(letter) : letter))
            .join('');
          expect(read(`[{"a":{"${written}":1}}]`)).toMatchObject({
            reason: 'forbidden-key',
            message: expect.stringContaining(`/0/a/${name}`),
          });
        },
      ),
    );
  });

  test('the words themselves are text like any other', () => {
    expect(read('{"name":"__proto__","constructors":["prototype"]}').ok).toBe(true);
  });
});

describe('depth', () => {
  test.each([100, 1000, 45_000, 100_000])('%i levels are refused', (levels) => {
    const text = '{"c":['.repeat(levels) + '1' + ']}'.repeat(levels);
    expect(reasonOf(Buffer.from(text), documentJsonLimits)).toBe('too-deep');
  });

  test('brackets in strings are none', () => {
    expect(read(JSON.stringify({ text: '[[[[[[{{{{{{,,,,,,,,,,,,,,,,,,,,,,,,"\\' })).ok).toBe(true);
  });

  test('an end that never opened is broken, not deep', () => {
    expect(reasonOf(Buffer.from(']]]]]]'))).toBe('broken-json');
  });
});

test('numbers and doubled keys stay as JSON has them', () => {
  expect(read('{"a":1e999,"b":-0,"c":9007199254740993,"d":1,"d":2,"e":null}')).toEqual({
    ok: true,
    value: { a: Infinity, b: -0, c: 9007199254740992, d: 2, e: null },
  });
});

test('says where broken JSON breaks', () => {
  expect(read('{"a": tru}')).toMatchObject({
    reason: 'broken-json',
    message: expect.stringContaining('tru}'),
  });
});
