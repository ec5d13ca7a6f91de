import { expect, test } from 'vitest';
import { withCategoryTree } from './shop-categories.ts';

const text = `{
  "names": { "at": { "de": "Ein Name mit } und \\" darin" } },
  "trees": {
    "at": {
      "women": { "women-clothing": ["women-dresses"] }
    },
    "default": { "men": {} }
  }
}
`;

test('a new shop has the tree of its model, and nothing else is changed', () => {
  const own = withCategoryTree(text, 'ch', 'at');
  const { trees, names } = JSON.parse(own) as { trees: Record<string, object>; names: object };
  expect(Object.keys(trees)).toEqual(['at', 'ch', 'default']);
  expect(trees.ch).toEqual(trees.at);
  expect(names).toEqual((JSON.parse(text) as { names: object }).names);
  expect(own.split('\n').filter((line) => !text.split('\n').includes(line))).toEqual(['    "ch": {']);
  expect(JSON.parse(withCategoryTree(text, 'ch', 'default'))).toMatchObject({ trees: { ch: { men: {} } } });
});

test('a model without a tree is told', () => {
  expect(() => withCategoryTree(text, 'ch', 'be')).toThrow('no categories of "be"');
});
