import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { href } from '../../schemas/link.ts';
import { richText } from '../../schemas/rich-text.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import { compileShape, type Checked } from './block-validator.ts';
import { jsonSchemaOf } from './json-schema-of.ts';

const locales = testTenant.locales.map((each) => ({ ...each, locale: 'fr-CH', prefix: '/fr' }));
const links = createShopLinks({ ...testTenant, locales }, 'fr-CH');
const context = { hasPicture: () => true, links, facts: noFacts };

function check(shape: z.ZodType, value: unknown): Checked {
  return compileShape(shape, 'props-invalid')(value, context);
}

function told(checked: Checked): string[] {
  return checked.findings.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
}

describe('a compiled shape', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), words: z.string().min(1) }),
    z.strictObject({ kind: z.literal('number'), value: z.int() }),
  ]);

  test('checks only the variant that was meant', () => {
    const shape = z.strictObject({ part: kinds });
    expect(check(shape, { part: { kind: 'number', value: 1 } }).ok).toBe(true);
    expect(told(check(shape, { part: { kind: 'number', value: 'one' } }))).toEqual([
      'error props-invalid /part/value',
    ]);
    expect(told(check(shape, { part: { kind: 'other' } }))).toEqual(['error props-invalid /part']);
    expect(told(check(shape, { part: {} }))).toEqual(['error props-invalid /part']);
  });

  test('lets an unknown field pass within a variant, too', () => {
    const checked = check(z.strictObject({ part: kinds }), { part: { kind: 'text', words: 'a', later: 1 } });
    expect(checked.ok).toBe(true);
    expect(told(checked)).toEqual(['warning field-unknown /part/later']);
    expect(checked.findings[0]?.hint).toMatch(/; there are: \w+/);
  });

  test('tells once that no form fits', () => {
    const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
    expect(told(check(z.strictObject({ level }), { level: 7 }))).toEqual(['error props-invalid /level']);
  });

  test('trims before it measures', () => {
    const shape = z.strictObject({ text: z.string().trim().min(1).max(3) });
    expect(check(shape, { text: '  abc\n' })).toMatchObject({ ok: true, value: { text: 'abc' } });
    expect(check(shape, { text: '  ' }).ok).toBe(false);
  });

  test.each(['', '  ', '\u00a0', '\u00ad\u200d', '\u200b\ufeff', '\u2800', '&nbsp;', '<p>&nbsp;<br></p>'])(
    'takes %j for an empty text',
    (text) => {
      expect(check(z.strictObject({ text: z.string().trim().min(1) }), { text }).ok).toBe(false);
      expect(check(z.strictObject({ text: z.string().trim().max(4) }), { text }).value).toEqual({ text: '' });
      const must = check(z.strictObject({ html: richText() }), { html: text });
      expect(must.value).toEqual({ html: '' });
      expect(told(must)).toEqual(['warning props-invalid /html']);
      for (const may of [richText().default(''), richText().optional()])
        expect(check(z.strictObject({ html: may }), { html: text }).findings).toEqual([]);
    },
  );

  test('trims an address before it looks at it', () => {
    expect(check(z.strictObject({ href }), { href: ' /lp/herbst ' })).toMatchObject({
      ok: true,
      value: { href: '/lp/herbst' },
    });
  });

  test('measures HTML as it is shown, where that is shorter: what is pasted is mostly styles', () => {
    const shape = z.strictObject({ html: richText(40) });
    const style = `style="${'x'.repeat(1000)}"`;
    expect(check(shape, { html: `<p ${style}>a</p>` })).toMatchObject({
      ok: true,
      value: { html: '<p>a</p>' },
    });
    expect(check(shape, { html: 'a'.repeat(41) }).ok).toBe(false);
    // Longer as it is shown.
    expect(check(shape, { html: '<a href="https://example.com/">a</a>' }).ok).toBe(true);
  });

  test('does not look at HTML that is longer than any paste', () => {
    expect(check(z.strictObject({ html: richText() }), { html: '<b>'.repeat(100_000) })).toMatchObject({
      ok: false,
      value: { html: '' },
    });
  });

  test('names all kinds of what HTML held in one finding', () => {
    const html =
      '<table><tr><td>a</td></tr></table><h1>b</h1><font>c</font><p class="x">d</p><p class="y">e</p>';
    const { findings } = check(z.strictObject({ html: richText() }), { html });
    expect(findings.map(({ message }) => message)).toEqual([
      'The text held what no text may hold: <table> (shown as lines), <h1> (shown as <h2>), <font>, class of <p>. Its words are shown without.',
    ]);
  });

  test('tells of each thing that is wrong with one HTML', () => {
    const html = '<table><tr><td>a\u0001</td></tr></table><a href="route:nobody">b</a>';
    const checked = compileShape(z.strictObject({ html: richText() }), 'props-invalid')({ html }, context);
    expect(told(checked)).toEqual([
      'warning text-cleaned /html',
      'warning html-cleaned /html',
      'warning route-unknown /html',
    ]);
    expect(checked.value).toEqual({ html: '<p>a</p>b' });
  });

  test('tells of characters that nobody sees, in any text', () => {
    const shape = z.strictObject({ list: z.array(z.strictObject({ text: z.string() })), html: richText() });
    const checked = check(shape, { list: [{ text: 'a' }, { text: 'b\u0001c' }], html: '<p>d\u200be</p>' });
    expect(checked.value).toEqual({ list: [{ text: 'a' }, { text: 'bc' }], html: '<p>de</p>' });
    expect(told(checked)).toEqual(['warning text-cleaned /list/1/text', 'warning text-cleaned /html']);
  });

  test('leads the links of a text below the locale’s prefix', () => {
    const { value } = check(z.strictObject({ html: richText() }), { html: '<a href="/lp/automne">a</a>' });
    expect(value).toEqual({ html: '<a href="/fr/lp/automne">a</a>' });
  });

  test('never shares a default between two values', () => {
    const compiled = compileShape(
      z.strictObject({
        list: z.array(z.string()).default([]),
        box: z.strictObject({ a: z.int().default(1) }).default({ a: 1 }),
      }),
      'props-invalid',
    );
    const first = compiled({}, context).value as { list: string[]; box: { a: number } };
    const second = compiled({}, context).value as typeof first;
    expect(first).toEqual({ list: [], box: { a: 1 } });
    expect(first.list).not.toBe(second.list);
    expect(first.box).not.toBe(second.box);
  });

  test('does not change the value that it was given', () => {
    const value = Object.freeze({ html: '<p onclick=x>a</p>' });
    expect(check(z.strictObject({ html: richText() }), value).value).toEqual({ html: '<p>a</p>' });
    expect(value).toEqual({ html: '<p onclick=x>a</p>' });
  });
});

describe('the JSON Schema of a shape', () => {
  test('is what authors write: fields with defaults are optional', () => {
    expect(jsonSchemaOf(z.strictObject({ a: z.string(), b: z.int().default(1) }))).toMatchObject({
      required: ['a'],
    });
  });

  test.each([
    ['a transformation', z.string().transform(Number)],
    ['a pipe', z.string().pipe(z.transform(Number))],
    ['an upper case', z.string().toUpperCase()],
    ['a check of our own', z.string().refine((text) => text !== '')],
    ['a fallback', z.string().catch('')],
    ['a date', z.date()],
    ['a bigint', z.bigint()],
  ])('cannot be made of %s, and says so', (_what, shape) => {
    expect(() => compileShape(z.strictObject({ a: shape }), 'props-invalid')({ a: '1' }, context)).toThrow(
      /JSON Schema|cannot be represented/,
    );
  });
});
