import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../../../schemas/editing/apply-change.ts';
import type { Patch, ValuePath } from '../../../schemas/editing/change.ts';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import { documents, patches } from '../../../schemas/editing/test-documents.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { readJsonText, type TextPart, textOf } from './json-text.ts';
import { identified, nodeIds } from './node-ids.ts';
import { writeDocument } from './write-document.ts';

const set = (node: string | null, path: ValuePath, value?: unknown): Patch =>
  ({ op: 'set', node, path, ...(value !== undefined && { value }) }) as Patch;

/** What steps make of a text of a page. */
function change(text: string, steps: readonly Patch[], earlier?: string) {
  const source = readJsonText(text);
  const changed = applyChange(identified(source.value as JsonObject, 'page'), steps, 'page');
  if (!changed.ok) return changed;
  const made = writeDocument(source, changed.document, {
    kind: 'page',
    ...(earlier !== undefined && { earlier }),
  });
  if (made === undefined) return { ok: false, reason: 'too-large' } as const;
  return { ok: true, text: made, inverse: changed.inverse } as const;
}

function written(text: string, steps: readonly Patch[], earlier?: string): string {
  const result = change(text, steps, earlier);
  if (!result.ok) throw new Error(result.reason);
  return result.text;
}

/** JSON as anybody may have written it: in any order, spacing and spelling of numbers and texts. */
const texts = fc.tuple(documents, fc.nat()).map(([document, seed]) => {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
  const wrap = (open: string, entries: string[], close: string): string => {
    const space = ['', ' ', '\n  ', '\n\t\t', '\r\n '][next(5)] ?? '';
    return `${open}${space}${entries.join(`${' '.repeat(next(2))},${space}`)}${space}${close}`;
  };
  const spell = (value: unknown): string => {
    if (typeof value === 'number')
      return Number.isInteger(value) && Math.abs(value) < 1e15
        ? `${value}${['', '.0', 'e0', '.00E+0'][next(4)]}`
        : JSON.stringify(value);
    if (typeof value === 'string')
      return next(2) === 0
        ? JSON.stringify(value)
        : `"${[...Array(value.length).keys()].map((at) => `\\u${value.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;
    if (Array.isArray(value)) return wrap('[', value.map(spell), ']');
    if (typeof value !== 'object' || value === null) return String(value);
    const entries = Object.entries(value).map(
      ([name, own]) => `${JSON.stringify(name)}${' '.repeat(next(2))}:${' '.repeat(next(3))}${spell(own)}`,
    );
    return wrap('{', next(2) === 0 ? entries : entries.toReversed(), '}');
  };
  return `${'\n'.repeat(next(2))}${spell(document)}${'\n'.repeat(next(2))}`;
});

/** The text of the value at a place of a document that is read. */
function textWithin(part: TextPart, [name, ...rest]: ValuePath): string | undefined {
  if (name === undefined) return textOf(part);
  const entry =
    typeof name === 'number' ? part.entries[name] : part.entries.findLast((one) => one.name === name);
  return entry && textWithin(entry.part, rest);
}

const textAt = (text: string, path: ValuePath): string | undefined => textWithin(readJsonText(text), path);

test('the text says what the edit makes of the value', () => {
  let made = 0;
  fc.assert(
    fc.property(texts, patches, (text, steps) => {
      const result = change(text, steps);
      const expected = applyChange(JSON.parse(text), steps, 'page');
      expect(result.ok ? JSON.parse(result.text) : result).toEqual(
        expected.ok ? expected.document : expected,
      );
      if (result.ok) made++;
    }),
    { numRuns: 500 },
  );
  expect(made).toBeGreaterThan(50);
});

test('every node that the edit does not touch keeps its text, byte for byte, wherever it stands then', () => {
  fc.assert(
    fc.property(texts, patches, (text, steps) => {
      const result = change(text, steps);
      const [before, after] = [text, result.ok ? result.text : text].map((one) =>
        indexNodes(JSON.parse(one)),
      );
      const untouched = [...(before?.values() ?? [])].filter(({ id, node }) => {
        const now = after?.get(id)?.node;
        return now && JSON.stringify(now) === JSON.stringify(node);
      });
      const [old, now] = [text, result.ok ? result.text : text].map(readJsonText) as [TextPart, TextPart];
      const lost = untouched.filter(({ id, path }) => {
        const came = steps.some(
          (step) => step.op === 'insert' && JSON.stringify(step.node).includes(`"${id}"`),
        );
        return !came && textWithin(now, after?.get(id)?.path ?? []) !== textWithin(old, path);
      });
      expect(lost).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('what is taken back leaves the text of nodes as it was, also of those that were out meanwhile', () => {
  fc.assert(
    fc.property(texts, fc.nat({ max: 5 }), (text, number) => {
      const index = indexNodes(JSON.parse(text));
      const node = index.get(`n${number}`);
      fc.pre(node !== undefined);
      const result = change(text, [{ op: 'remove', node: `n${number}` }]);
      if (!result.ok) throw new Error(result.reason);
      const back = written(result.text, result.inverse, text);
      expect(textAt(back, node?.path ?? [])).toBe(textAt(text, node?.path ?? []));
    }),
  );
});

describe('a text', () => {
  const text = `{
    "regions": {
        "main": [
            { "id": "a", "type": "text", "props": { "10": 1.0, "2": "\\u00e4", "text": "old" } },
            {
                "type": "text", "id": "b",
                "props": { "price": 12345678901234567890, "list": [ 1.50, {"x": 2e0} ] }
            }
        ],
        "aside": []
    },
    "unknown": [1.0,
       2.0]
}
`;
  const changed = (...steps: Patch[]) => written(text, steps);

  test('has another value where one was set, and nothing else', () => {
    expect(changed(set('a', ['props', 'text'], 'new "ä"'))).toBe(text.replace('"old"', '"new \\"ä\\""'));
    expect(changed(set('b', ['props', 'list', 1, 'x'], 3))).toBe(text.replace('2e0', '3'));
    expect(changed(set('b', ['props', 'price'], Number('12345678901234567890')))).toBe(text);
  });

  test('has a list that is set as it was, as far as its items are those that were there', () => {
    expect(changed(set('b', ['props', 'list'], [{ x: 2 }, 'y', 1.5]))).toBe(
      text.replace('[ 1.50, {"x": 2e0} ]', '[ {"x": 2e0}, "y", 1.50 ]'),
    );
    expect(changed(set('b', ['props', 'list'], [{ x: 4 }]))).toBe(
      text.replace('[ 1.50, {"x": 2e0} ]', '[ { "x": 4 } ]'),
    );
    expect(changed(set('b', ['props', 'list'], [1.5, { x: 2, y: {} }]))).toBe(
      text.replace('{"x": 2e0}', '{"x": 2e0, "y": {}}'),
    );
  });

  test('has a new field behind the others, in the way of its object', () => {
    expect(changed(set('a', ['props', 'links'], [{ label: 'x' }]))).toBe(
      text.replace('"text": "old"', '"text": "old", "links": [{ "label": "x" }]'),
    );
    expect(changed(set(null, ['page', 'title'], 'x'))).toBe(
      text.replace('2.0]\n', '2.0],\n    "page": {\n        "title": "x"\n    }\n'),
    );
  });

  test('lacks a field that is taken away, with its comma', () => {
    expect(changed(set('a', ['props', '2']))).toBe(text.replace(' "2": "\\u00e4",', ''));
    expect(changed(set('a', ['props', 'text']))).toBe(text.replace(', "text": "old"', ''));
    expect(changed(set(null, ['unknown']))).toBe(text.replace(/,\n {4}"unknown"[^]*\]/, ''));
    expect(changed(set('b', ['props']))).toBe(text.replace(/,\s*"props": \{ "price".*/, ''));
  });

  test('has a node that moves as it was written', () => {
    const b = textAt(text, ['regions', 'main', 1]) ?? '';
    const place = { parent: null, list: 'main', after: null };
    const moved = changed({ op: 'move', node: 'b', place });
    expect(textAt(moved, ['regions', 'main', 0])).toBe(b);
    expect(textAt(moved, ['regions', 'main', 1])).toBe(textAt(text, ['regions', 'main', 0]));
    const wrapped = changed(
      { op: 'insert', place: { ...place, list: 'aside' }, node: { id: 'w', type: 'box' } },
      { op: 'move', node: 'b', place: { parent: 'w', list: 'items', after: null } },
      set('b', ['props', 'text'], 'x'),
    );
    expect(textAt(wrapped, ['regions', 'aside', 0, 'slots', 'items', 0])).toBe(
      b.replace('2e0} ] }', '2e0} ], "text": "x" }'),
    );
    expect(wrapped).toContain(`        "aside": [
            {
                "id": "w",
                "type": "box",
                "slots": {
                    "items": [
                        {
`);
  });

  test('on one line stays on one line, dense or not', () => {
    const insert: Patch = {
      ...{ op: 'insert', place: { parent: null, list: 'main', after: 'a' } },
      node: { id: 'x', props: { a: 1 } },
    };
    expect(written('{"regions":{"main":[{"id":"a"}]}}', [insert])).toBe(
      '{"regions":{"main":[{"id":"a"},{"id":"x","props":{"a":1}}]}}',
    );
    expect(written('{ "regions": { "main": [{ "id": "a" }] } }', [insert])).toBe(
      '{ "regions": { "main": [{ "id": "a" }, { "id": "x", "props": { "a": 1 } }] } }',
    );
  });

  test('over the limits of documents is refused', () => {
    const far = Array.from({ length: 70 }, () => 'x');
    expect(change(text, [set('a', far, 1)])).toEqual({ ok: false, reason: 'too-large' });
  });
});

test('with its first edit a page gets ids for the nodes that have none, and nothing else', () => {
  const text = `{ "page": {}, "regions": { "main": [
    { "type": "a", "n": 1.0 },
    { "id": "x" }, { "id": 7 },
    { "id": "x", "slots": { "s": [{}] } }
  ] } }`;
  const ids = nodeIds(JSON.parse(text));
  const id = (pointer: string) => ids[`/regions/main/${pointer}`] ?? 'none';
  expect(new Set(Object.values(ids)).size).toBe(5);
  expect(written(text, [set(id('3/slots/s/0'), ['type'], 'b')])).toBe(`{ "page": {}, "regions": { "main": [
    { "id": "${id('0')}", "type": "a", "n": 1.0 },
    { "id": "x" }, { "id": "${id('2')}" },
    { "id": "${id('3')}", "slots": { "s": [{ "id": "${id('3/slots/s/0')}", "type": "b" }] } }
  ] } }`);
});

const folder = join(import.meta.dirname, '../../../content-fixtures');
const files = globSync('*/{pages,frames}/**/*.json', { cwd: folder }).toSorted();

test('every page of the shop: a text of its last node is another, and no other byte', () => {
  expect(files.length).toBeGreaterThan(50);
  const against = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const document = JSON.parse(text) as JsonObject;
    const last = [...indexNodes(document, nodeIds(document)).values()].at(-1);
    if (!last) return false;
    const named = written(text, [set(null, ['page', 'x'], 1), set(null, ['page', 'x'])]);
    const edited = written(named, [set(last.id, ['meta', 'name'], 'A name')]);
    const back = change(edited, [set(last.id, ['meta'], last.node.meta)]);
    return !back.ok || back.text !== named || edited === named;
  });
  expect(against).toEqual([]);
});
