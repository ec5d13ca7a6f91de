import { describe, expect, test } from 'vitest';
import { idsIn } from '../running/ids-in.ts';
import { anyLanguage, createExampleShop, goodExamples } from './block-example.ts';

// Editors name their nodes; what the layout names holds a dot, which no node's name may hold.

const shop = createExampleShop();

/** Attributes that hold ids of other elements. */
const naming =
  / (?:for|form|list|popovertarget|headers|aria-(?:labelledby|describedby|controls|owns|details|activedescendant))="([^"]*)"/gi;

describe.each(goodExamples)('$type, example $name', (example) => {
  test('names its parts by its node or as parts of the layout, each once', async () => {
    const { main } = await shop.draw(example, anyLanguage);
    const nodes = ['example', ...Object.entries(example.example.slots).flatMap(slotIds)];
    const isOwn = (id: string): boolean =>
      id.startsWith('_.') || nodes.some((node) => id === node || id.startsWith(`${node}.`));
    const ids = idsIn(main);
    expect(ids.filter((id) => !isOwn(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('says of no element that another one names or describes it which is not there', async () => {
    const { main } = await shop.draw(example, anyLanguage);
    const ids = new Set(idsIn(main));
    const named = [...main.matchAll(naming)].flatMap(([, names]) => (names ?? '').split(' '));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

function slotIds([slot, nodes]: [string, readonly unknown[]]): string[] {
  return nodes.map((node, index) => (node as { id?: string }).id ?? `${slot}-${index}`);
}
