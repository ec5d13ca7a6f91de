import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { pictureId } from '../picture.ts';
import { localisedText } from './localised-text.ts';

export const pictureViews = ['front', 'back', 'detail'] as const;

/** A picture of a product, and which side it shows. */
const productPicture = z.strictObject({ id: pictureId, view: z.enum(pictureViews) });
export type ProductPicture = z.output<typeof productPicture>;

/** Pictures of a product in one colour, the one for lists first. */
export const productPictures = z.array(productPicture).max(24);

/** A colour that a product comes in. */
export const productColour = z.strictObject({
  id: identifierName,
  name: localisedText(60),
  swatch: z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as #7f9484'),
  /** The colour by which lists filter: a dozen of them for all shades. */
  family: identifierName,
  /** May be empty: then the product's own pictures show it. */
  pictures: productPictures,
});

export type ProductColour = z.output<typeof productColour>;
