import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { pictureId } from '../picture.ts';
import { productSlug } from '../product-card.ts';
import { localised, localisedText } from './localised-text.ts';

/** Levels of the category tree: department, group, category. Products hang at the third. */
const categoryLevels = 3;

/** A node of a tenant's category tree. */
const category = z.strictObject({
  id: identifierName,
  /** Null: a department. */
  parent: identifierName.nullable(),
  name: localisedText(60),
  /** What it is called where it stands alone, as in the title of its page: `Damenmode` for `Damen`; absent: its name. */
  titleName: localisedText(80).optional(),
  /** Its part of the address: `/c/damen/bekleidung/kleider`. */
  slug: localised(productSlug),
  picture: pictureId.nullable(),
});

export type Category = z.output<typeof category>;

/** All categories of a tenant, parents before children, in the order in which they are shown. */
export const categories = z
  .array(category)
  .min(1)
  .max(2000)
  .superRefine((all, context) => {
    const levels = new Map<string, number>();
    const addresses = new Set<string>();
    for (const [index, { id, parent, slug }] of all.entries()) {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, path], message });
      const level = parent === null ? 1 : (levels.get(parent) ?? 0) + 1;
      if (levels.has(id)) fault('id', 'the category is there twice');
      if (parent !== null && !levels.has(parent)) fault('parent', 'no category before this one is called so');
      if (level > categoryLevels) fault('parent', `the tree has ${categoryLevels} levels`);
      for (const [language, own] of Object.entries(slug)) {
        const address = JSON.stringify([parent, language, own]);
        if (addresses.has(address)) fault('slug', `a sister has the same address in ${language}`);
        addresses.add(address);
      }
      levels.set(id, level);
    }
  });
