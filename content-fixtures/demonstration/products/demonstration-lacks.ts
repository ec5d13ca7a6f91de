import type { DemonstrationWords } from './demonstration-words.ts';

const file = 'content-fixtures/demonstration/words/categories.json';

/** Sentences about what the words lack to fill a shop, each with where to add it; none where the shop can be filled. */
export function demonstrationLacks(
  { categories: { trees, names } }: Pick<DemonstrationWords, 'categories'>,
  tenant: string,
): string[] {
  const tree = Object.hasOwn(trees, tenant) ? trees[tenant] : undefined;
  if (!tree) return [`It has no categories: add its tree under "trees" in ${file}.`];
  const used = Object.entries(tree).flatMap(([department, groups]) => [
    department,
    ...Object.entries(groups).flatMap(([group, leaves]) => [group, ...leaves]),
  ]);
  return used
    .filter((id) => !Object.hasOwn(names, id))
    .map((id) => `Its category "${id}" has no name: add one under "names" in ${file}.`);
}
