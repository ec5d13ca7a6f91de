import type { ProductColour, ProductPicture } from '../../../schemas/catalogue/product-colour.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { DemonstrationWords } from './demonstration-words.ts';
import type { Chance } from '../chance.ts';
import type { DraftVariant } from './draft.ts';
import type { ProductKind, Trait } from './product-kind.ts';

/** The pictures of a thing: from the front, and the kind's further views. */
export function picturesOf(id: string, views: readonly ('back' | 'detail')[]): ProductPicture[] {
  return [{ id, view: 'front' }, ...views.map((view) => ({ id: `${id}-${view}`, view }))];
}

/** A colour with its words and pictures. Throws a RangeError for a colour without words. */
export function colourOf(
  id: string,
  pictures: ProductPicture[],
  { colours }: Pick<DemonstrationWords, 'colours'>,
): ProductColour {
  const words = colours.colours[id];
  if (!words) throw new RangeError(`the colour ${id} has no words`);
  return { id, ...words, pictures };
}

/** Some of the colours that fit the trait: mostly one, seldom all. The nth product begins with another one. */
export function coloursOf(
  kind: ProductKind,
  trait: Trait,
  nth: number,
  words: Pick<DemonstrationWords, 'colours'>,
  chance: Chance,
): ProductColour[] {
  const all = Object.entries(kind.colours ?? {}).filter(([id]) => trait.colours?.includes(id) ?? true);
  const share = chance.next();
  const count = Math.min(all.length, share < 0.45 ? 1 : share < 0.78 ? 2 : share < 0.93 ? 3 : 5);
  return Array.from({ length: count }, (_, at) => all[(nth + at) % all.length])
    .filter((each) => each !== undefined)
    .map(([id, picture]) => colourOf(id, picturesOf(picture, kind.views), words));
}

/** The sizes of one product: all of a short run, else four to six that follow one another. */
export function sizesOf(run: readonly string[], chance: Chance): string[] {
  if (run.length <= 4) return [...run];
  const count = Math.min(run.length, chance.between(4, 6));
  const from = chance.between(0, run.length - count);
  return run.slice(from, from + count);
}

type Content = ProductVariant['content'];

/** What a size says about the content: `160 × 230 cm` is 3.68 m², `3 m` is 3 m. */
function contentOf(size: string, of: ProductKind['content']): Content {
  const sides = /^(\d{1,4}) × (\d{1,4})\scm$/.exec(size);
  if (of === 'area' && sides)
    return { amount: Math.round((Number(sides[1]) * Number(sides[2])) / 10) / 1000, unit: 'm²' };
  const length = /^(\d{1,4})\sm$/.exec(size);
  return of === 'length' && length ? { amount: Number(length[1]), unit: 'm' } : null;
}

/** Every colour in every size and width; larger sizes cost the kind's surcharge each, lengths their multiple. */
export function draftVariants(
  kind: Pick<ProductKind, 'content' | 'surcharge' | 'widths'>,
  colours: readonly string[],
  sizes: readonly string[],
): DraftVariant[] {
  const orNone = (items: readonly string[]): readonly (string | null)[] =>
    items.length === 0 ? [null] : items;
  return orNone(colours).flatMap((colour) =>
    orNone(sizes).flatMap((size, step) =>
      orNone(kind.widths).map((width): DraftVariant => {
        const content = size === null ? null : contentOf(size, kind.content);
        const times = content?.unit === 'm' ? content.amount : 1;
        return { colour, size, width, content, times, surcharge: kind.surcharge * step };
      }),
    ),
  );
}
