import { describe, expect, test } from 'vitest';
import { createExampleShop, examples, languages, type NamedExample } from './block-example.ts';

/** Frozen examples of older versions, each with the example that says the same in the current version. */
const pairs = [{ type: 'compare-table', before: 'version-1', now: 'full' }];

const shop = createExampleShop();

function exampleOf(type: string, name: string): NamedExample {
  const found = examples.find((each) => each.type === type && each.name === name);
  if (!found) throw new Error(`"${type}" has no example "${name}"`);
  return found;
}

describe.each(pairs)('$type, example $before', ({ type, before, now }) => {
  const old = exampleOf(type, before);
  const today = exampleOf(type, now);

  test('is written as the block was before', () => {
    expect(old.example.v).toBeLessThan(old.block.v);
    expect(old.example.data).toEqual(today.example.data);
    expect(old.block.props.safeParse(old.example.props).success).toBe(false);
  });

  test.each(languages)('is the same page as today, for $tenant in $locale', async (language) => {
    for (const preview of [false, true]) {
      const drawn = await shop.draw(old, language, preview);
      expect(drawn.main).not.toBe('');
      expect(drawn).toEqual(await shop.draw(today, language, preview));
    }
  });
});
