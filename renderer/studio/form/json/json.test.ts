import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BlockInfo } from '../../../../schemas/editing/block-info.ts';
import type { Issue } from '../../../../schemas/issue.ts';
import { jsonCompletions } from './json-completion.ts';
import { issueMarks, readNode } from './json-marks.ts';
import { editableNode, nodeChanges } from './node-changes.ts';
import { nodeShape } from './node-shape.ts';

const { props } = JSON.parse(readFileSync('schemas/published/blocks/hero-banner.json', 'utf8')) as {
  props: BlockInfo['schema'];
};
const hero = { type: 'hero-banner', schema: props, data: {} } as unknown as BlockInfo;
const shape = nodeShape(hero, ['de-AT', 'fr-CH']);

/** What is offered at the `|` of a text. */
function offered(marked: string): string[] {
  const position = marked.indexOf('|');
  return jsonCompletions(marked.replace('|', ''), position, shape)?.options.map(({ label }) => label) ?? [];
}

describe('completion', () => {
  test('offers fields that are not there yet', () => {
    expect(offered('{ "props": { "title": "a", "|" } }')).toContain('picture');
    expect(offered('{ "props": { "title": "a", "|" } }')).not.toContain('title');
    expect(offered('{ "i18n": { "|" } }')).toEqual(['de-AT', 'de', 'fr-CH', 'fr']);
    expect(offered('{ "props": { "actions": [{ "|" }] } }')).toEqual(['label', 'href', 'route', 'params']);
  });

  test('offers the values of a choice, also in another language’s texts', () => {
    expect(offered('{ "props": { "look": "|" } }')).toEqual(['bleed', 'inset']);
    expect(offered('{ "props": { "level": | } }')).toEqual(['1', '2']);
    expect(offered('{ "i18n": { "fr-CH": { "props": { "look": "|" } } } }')).toEqual(['bleed', 'inset']);
    expect(offered('{ "when": { "device": ["|"] } }')).toEqual(['web', 'mobile']);
  });

  test('writes a field with a value to begin with, and takes the place of what was begun', () => {
    const text = '{ "props": { "pic" } }';
    const found = jsonCompletions(text, text.indexOf('c"') + 1, shape);
    const option = found?.options.find(({ label }) => label === 'picture');
    expect(found?.from).toBe(text.indexOf('"pic'));
    expect(option?.insert).toBe('"picture": {"src":""}');
  });
});

describe('what was typed', () => {
  test('is changed field by field, never id, type and slots', () => {
    const before = { id: 'a', type: 'x', props: { a: 1, b: { c: [1] } }, own: { kept: 1 }, slots: {} };
    const after = { id: 'b', type: 'y', props: { b: { c: [2] }, d: null }, own: { kept: 1 } };
    expect(nodeChanges('a', editableNode(before), after)).toEqual([
      { op: 'set', node: 'a', path: ['props', 'a'] },
      { op: 'set', node: 'a', path: ['props', 'b', 'c'], value: [2] },
      { op: 'set', node: 'a', path: ['props', 'd'], value: null },
    ]);
    expect(nodeChanges('a', before, before)).toEqual([]);
  });

  test('that is no JSON is told by its line', () => {
    expect(readNode('{\n  "a": 1,\n  "b" 2\n}')).toMatchObject({ ok: false, line: 3 });
    expect(readNode('[]')).toMatchObject({ ok: false, line: 1 });
    expect(readNode('{ "a": 1, }')).toMatchObject({ ok: false });
    expect(readNode('{ "a": 1 }')).toEqual({ ok: true, node: { a: 1 } });
  });

  test('is marked where the server found something, or around it', () => {
    const text = '{ "props": { "title": "lang", "items": [{}] } }';
    const issue = (pointer: string, severity: Issue['severity']) => ({ pointer, severity }) as Issue;
    const found = issueMarks(
      text,
      '/regions/main/0',
      [issue('/regions/main/0/props/title', 'error'), issue('/regions/main/0/props/items/0/label', 'notice')],
      () => 'zu lang',
    );
    expect(found.map(({ from, to, severity }) => [text.slice(from, to), severity])).toEqual([
      ['"lang"', 'error'],
      ['{}', 'info'],
    ]);
  });
});
