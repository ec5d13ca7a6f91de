import { z } from 'zod';
import { pictureId } from '../../schemas/picture.ts';
import { colour, palette } from './drawing/palette.ts';
import { formats, type Format } from './drawing/stage.ts';
import type { View } from './drawing/picture-kind.ts';
import type { Floor } from './drawing/floor.ts';

const formatNames = Object.keys(formats) as [Format, ...Format[]];

/** Further pictures of the same thing. Their identifiers are the recipe's with `-back`, `-detail`, `-close` or `-square`. */
const extras = ['back', 'detail', 'close', 'square'] as const;

/** One entry of a recipe file: what to draw, and before which wall. */
export const recipe = z.strictObject({
  id: pictureId,
  kind: z.string(),
  wall: colour.default(palette['wall-stone']),
  floor: z
    .strictObject({ kind: z.enum(['boards', 'stone', 'tiles']).default('boards'), colour })
    .default({ kind: 'boards', colour: '#c19a6f' }),
  format: z.enum(formatNames).optional(),
  also: z.array(z.enum(extras)).default([]),
  /** How wide and how high the thing is, as shares of what its kind is drawn as. */
  build: z
    .strictObject({ wide: z.number().min(0.4).max(1), high: z.number().min(0.4).max(1) })
    .default({ wide: 1, high: 1 }),
  /** What chance begins with, so that a thing in another colour has the same folds; absent: the kind and its parameters. */
  seed: z.string().optional(),
  /** What the kind allows; read by the kind's own schema. */
  params: z.record(z.string(), z.unknown()).default({}),
});

export type Recipe = z.output<typeof recipe>;

/** A recipe of which every part is known to be drawable. */
export interface PictureRecipe {
  id: string;
  kind: string;
  wall: string;
  floor: Floor;
  format: Format;
  view: View;
  build?: { wide: number; high: number } | undefined;
  seed?: string | undefined;
  /** As read by the kind's schema. */
  params: unknown;
}
