import { z } from 'zod';
import { linePieces, pieces } from './pieces.ts';

/** `withdrawal`: from the contract, by law; `return`: what the shop takes back beside that. */
export const returnKinds = ['return', 'withdrawal'] as const;

/** Why something comes back; a withdrawal needs no reason. */
export const returnReasons = [
  'none',
  'too-small',
  'too-large',
  'not-as-expected',
  'damaged',
  'wrong-article',
  'too-late',
  'other',
] as const;

/** How it comes back: by a label of a carrier, or fetched on a day. */
const returnWay = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('label'),
    /** Null: the carrier has not given one yet. */
    label: z.strictObject({ carrier: z.string().max(40), trackingNumber: z.string().max(40) }).nullable(),
  }),
  z.strictObject({ kind: z.literal('pick-up'), day: z.iso.date() }),
]);
export type ReturnWay = z.output<typeof returnWay>;

/** Pieces as they came back. */
export const receivedPieces = z
  .array(linePieces.extend({ isResaleable: z.boolean() }))
  .min(1)
  .max(400);
export type ReceivedPieces = z.output<typeof receivedPieces>;

/** What comes back of an order. Times in ms since 1970. */
export const orderReturn = z.strictObject({
  /** By which its declaration is known again. */
  key: z.string(),
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
  pieces,
  way: returnWay,
  declaredAt: z.int().min(0),
  /** Null: it has not come. */
  received: receivedPieces.nullable(),
  receivedAt: z.int().min(0).nullable(),
});
export type OrderReturn = z.output<typeof orderReturn>;
