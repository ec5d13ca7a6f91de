import { categories, type Category } from '../../../schemas/catalogue/category.ts';
import { productSlug } from '../../../schemas/catalogue/product-slug.ts';
import type { DemonstrationWords } from './demonstration-words.ts';

/** The category tree of a tenant. Throws a RangeError for a tenant without one, or for a category without a name. */
export function demonstrationCategories(
  { categories: words }: DemonstrationWords,
  tenant: string,
): Category[] {
  const tree = Object.hasOwn(words.trees, tenant) ? words.trees[tenant] : undefined;
  if (!tree) throw new RangeError(`the demonstration has no categories for ${tenant}`);
  const found: Category[] = [];
  const add = (id: string, parent: string | null): void => {
    const name = words.names[id];
    const titleName = words.titleNames[id];
    if (!name) throw new RangeError(`the category ${id} has no name`);
    const slugs = Object.entries(name).map(([language, text]) => [language, productSlug(text, language)]);
    found.push({
      id,
      parent,
      name,
      ...(titleName && { titleName }),
      slug: Object.fromEntries(slugs) as Record<string, string>,
      picture: words.pictures[id] ?? null,
    });
  };
  for (const [department, groups] of Object.entries(tree)) {
    add(department, null);
    for (const [group, leaves] of Object.entries(groups)) {
      add(group, department);
      for (const leaf of leaves) add(leaf, group);
    }
  }
  return categories.parse(found);
}
