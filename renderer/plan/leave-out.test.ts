import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import { decisive } from '../../schemas/decisive.ts';
import { link } from '../../schemas/link.ts';
import { type Checked, compileShape } from './block-validator.ts';

const context = { hasPicture: () => true, links: createShopLinks(testTenant, 'de-AT'), facts: noFacts };

function check(shape: z.ZodType, value: unknown): Checked {
  return compileShape(shape, 'props-invalid', true)(value, context);
}

function told({ findings }: Checked): string[] {
  return findings.map(({ severity, pointer }) => `${severity} ${pointer}`);
}

describe('what is wrong', () => {
  const words = z.string().min(1);

  test('takes the nearest part with it that may be missing', () => {
    const shape = z.strictObject({
      a: words.optional(),
      b: z
        .strictObject({ c: words, d: z.array(z.strictObject({ e: words, f: words.optional() })) })
        .optional(),
    });
    const right = { a: 'a', b: { c: 'c', d: [{ e: 'e', f: 'f' }] } };
    expect(check(shape, right)).toMatchObject({ ok: true, value: right, findings: [] });
    const cases: [string, unknown, unknown][] = [
      ['/a', { ...right, a: 7 }, { b: right.b }],
      [
        '/b/d/0/f',
        { a: 'a', b: { c: 'c', d: [{ e: 'e', f: 7 }] } },
        { a: 'a', b: { c: 'c', d: [{ e: 'e' }] } },
      ],
      [
        '/b/d/1',
        { a: 'a', b: { c: 'c', d: [{ e: 'e' }, { e: 7 }] } },
        { a: 'a', b: { c: 'c', d: [{ e: 'e' }] } },
      ],
      ['/b', { a: 'a', b: { c: 7, d: [{ e: 7 }] } }, { a: 'a' }],
      ['/b', { a: 'a', b: { c: 'c', d: 'none' } }, { a: 'a' }],
    ];
    for (const [pointer, value, left] of cases) {
      const checked = check(shape, value);
      expect([checked.ok, told(checked), checked.value]).toEqual([true, [`warning ${pointer}`], left]);
    }
  });

  test('makes the whole useless where it must be there', () => {
    const shape = z.strictObject({ a: words, b: words.optional() });
    const checked = check(shape, { a: 7, b: 7 });
    expect([checked.ok, told(checked)]).toEqual([false, ['error /a', 'warning /b']]);
    expect(check(shape, 'text').ok).toBe(false);
    expect(check(shape, null).ok).toBe(false);
  });

  test('gives way to the default', () => {
    const shape = z.strictObject({ a: z.array(z.int()).default([1, 2]), b: z.enum(['x', 'y']).default('y') });
    const checked = compileShape(shape, 'props-invalid', true);
    const first = checked({ a: 'none', b: 'z' }, context).value as { a: number[] };
    expect(first).toEqual({ a: [1, 2], b: 'y' });
    expect(checked({ a: 'none' }, context).value).not.toBe(first.a);
  });

  test('brings a list below its minimum, which is a fault of what holds the list', () => {
    const column = z.strictObject({ title: words, links: z.array(words).min(2) });
    const shape = z.strictObject({ columns: z.array(column).min(1), more: z.array(words).min(1).optional() });
    const full = { title: 'a', links: ['b', 'c'] };
    const short = check(shape, { columns: [{ title: 'd', links: ['e', 7, ''] }, full] });
    expect(short).toMatchObject({ ok: true, value: { columns: [full] } });
    expect(told(short)).toEqual(['warning /columns/0']);
    const none = check(shape, { columns: [{ title: 'd', links: [7, 8] }] });
    expect([none.ok, told(none)]).toEqual([false, ['error /columns', 'warning /columns/0']]);
    const empty = check(shape, { columns: [full], more: [7] });
    expect([empty.ok, told(empty)]).toEqual([false, ['error /more', 'warning /more/0']]);
  });

  test('leaves the others of a list whose items belong to their places in theirs', () => {
    const shape = z.strictObject({ cells: z.array(words.nullable()).min(1) });
    const checked = check(shape, { cells: [7, 'b', null, ''] });
    expect(checked).toMatchObject({ ok: true, value: { cells: [null, 'b', null, null] } });
    expect(told(checked)).toEqual(['warning /cells/0', 'warning /cells/3']);
  });

  test('is more than a list holds: the first stay', () => {
    const shape = z.strictObject({ links: z.array(words).max(3) });
    const checked = check(shape, { links: ['a', 7, 'b', 'c', 'd', 'e'] });
    expect(checked).toMatchObject({ ok: true, value: { links: ['a', 'b', 'c'] } });
    expect(told(checked)).toEqual(['warning /links/1', 'warning /links/4']);
    expect(told(check(shape, { links: ['a', 7, 'b', 'c'] }))).toEqual(['warning /links/1']);
  });

  test('in a field that decides what is shown takes what it decides about', () => {
    const until = z.string().max(3).meta(decisive).optional();
    const shape = z.strictObject({ all: z.array(z.strictObject({ name: words, until })) });
    const value = {
      all: [
        { name: 'a', until: 'long' },
        { name: 'b', until: 'b' },
      ],
    };
    expect(check(shape, value).value).toEqual({ all: [{ name: 'b', until: 'b' }] });
    expect(check(z.strictObject({ until }), { until: 'long' }).ok).toBe(false);
  });

  test('is told once a place, and nothing of what lies in it', () => {
    const shape = z.strictObject({
      links: z.array(link),
      text: z
        .string()
        .min(3)
        .regex(/^[a-z]+$/),
    });
    const checked = check(shape, {
      links: [
        { href: 'javascript:1', later: 1 },
        { label: 7, href: '' },
      ],
      text: 'A',
    });
    expect(told(checked)).toEqual(['error /text', 'warning /links/0', 'warning /links/1']);
  });

  test('is found within kinds of parts, as each of them means it', () => {
    const part = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), text: words, note: words.optional() }),
      z.strictObject({ kind: z.literal('list'), list: z.array(words) }),
    ]);
    const shape = z.strictObject({ parts: z.array(part) });
    const parts = [
      { kind: 'text', text: 'a', note: 7 },
      { kind: 'list', list: ['b', 7] },
      { kind: 'other' },
      { kind: 'text', text: 7 },
    ];
    const checked = check(shape, { parts });
    expect(checked.value).toEqual({
      parts: [
        { kind: 'text', text: 'a' },
        { kind: 'list', list: ['b'] },
      ],
    });
    expect(told(checked).toSorted()).toEqual([
      'warning /parts/0/note',
      'warning /parts/1/list/1',
      'warning /parts/2',
      'warning /parts/3',
    ]);
  });

  test('fifty thousand times costs fifty thousand items', () => {
    const shape = z.strictObject({ lists: z.array(z.array(link)) });
    const right = { label: 'a', href: '/a' };
    const list = Array.from({ length: 25_000 }, (_, index) => (index % 1000 === 0 ? right : {}));
    const checked = check(shape, { lists: [list, list] });
    expect(checked).toMatchObject({ ok: true, value: { lists: [{ length: 25 }, { length: 25 }] } });
    expect(checked.findings).toHaveLength(50);
  });
});

describe('whatever is wrong', () => {
  const item = z.strictObject({
    label: z.string().trim().min(1).max(20),
    note: z.string().max(20).optional(),
    tags: z.array(z.string().min(1)).min(1).optional(),
    parts: z.array(z.strictObject({ of: z.int(), at: z.array(z.int()).min(1).max(3) })).default([]),
  });
  const shape = z.strictObject({
    title: z.string().min(1),
    intro: z.string().optional(),
    items: z.array(item).max(6),
  });
  const compiled = compileShape(shape, 'props-invalid', true);
  const json = fc.jsonValue({ maxDepth: 2 });
  const rightItem = fc.record(
    {
      label: fc.constantFrom('a', 'b', 'c'),
      note: fc.constantFrom('n', 'm'),
      tags: fc.array(fc.constantFrom('t', 'u'), { minLength: 1, maxLength: 2 }),
      parts: fc.array(fc.record({ of: fc.nat(), at: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }) }), {
        maxLength: 2,
      }),
    },
    { requiredKeys: ['label', 'parts'] },
  );
  const anyItem = fc.record({ label: json, note: json, tags: json, parts: json }, { requiredKeys: [] });

  test('what is left is right by the shape, and was there before', () => {
    fc.assert(
      fc.property(
        json,
        json,
        fc.array(fc.oneof(rightItem, anyItem, json), { maxLength: 9 }),
        (title, intro, items) => {
          const checked = compiled({ title, intro, items }, context);
          expect(checked.ok).toBe(typeof title === 'string' && title !== '');
          if (!checked.ok) return;
          expect(shape.safeParse(withoutUnknown(checked.value)).error?.issues).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });

  test('what was right is there, in its order, and every other item is told', () => {
    const mixed = fc.array(
      fc.oneof(
        rightItem.map((value) => ({ value, isRight: true })),
        fc.constantFrom({}, null, 7, 'text', [], { label: '' }, { label: 7 }, { note: 'n' }).map((value) => ({
          value,
          isRight: false,
        })),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(mixed, (items) => {
        const checked = compiled({ title: 'a', items: items.map(({ value }) => value) }, context);
        const right = items.filter(({ isRight }) => isRight).map(({ value }) => value);
        const wrong = items.flatMap(({ isRight }, index) => (isRight ? [] : [`warning /items/${index}`]));
        expect([checked.value, told(checked)]).toEqual([{ title: 'a', items: right }, wrong]);
      }),
    );
  });

  function withoutUnknown(value: unknown): unknown {
    const known = new Set(['title', 'intro', 'items', 'label', 'note', 'tags', 'parts', 'of', 'at']);
    return JSON.parse(
      JSON.stringify(value, (key, part: unknown) =>
        key === '' || /^\d+$/.test(key) || known.has(key) ? part : undefined,
      ),
    );
  }
});
