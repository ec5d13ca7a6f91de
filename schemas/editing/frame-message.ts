import { z } from 'zod';
import type { Issue } from '../issue.ts';
import { change, editedNodeId, valuePath } from './change.ts';
import { draftBase } from './document.ts';
import { studioLanguages } from './studio-language.ts';
import { viewAs } from './view-as.ts';

// What the studio and the page in its frame say to each other by `postMessage`, each to the other's window and origin exactly.
// The frame is `/edit/frame/<document id>?session=<uuid>&view=<ViewAs as JSON>`; it draws by itself (`POST …/draw`).

/** In each message, so that none of another frame, or of something else in the browser, is taken for one. */
const channel = { studio: z.literal(1), session: z.uuid() };

/** What stands in place of a block that cannot be shown. */
const faultBox = z.strictObject({
  node: editedNodeId,
  title: z.string().max(500),
  lines: z.array(z.string().max(2000)).max(100),
});
export type FaultBox = z.infer<typeof faultBox>;

/** From the studio to the frame. Messages that came before the frame was `ready` are lost. */
export const toFrame = z.discriminatedUnion('type', [
  /** Show the document with these changes since `base`. Of those that come while one is drawn, the newest alone is drawn. */
  z.strictObject({
    ...{ ...channel, type: z.literal('draw'), number: z.int().min(0), base: draftBase },
    changes: z.array(change).max(2000),
    view: viewAs,
  }),
  /** `edit`: a click selects; otherwise the page is walked through as shoppers do. */
  z.strictObject({ ...channel, type: z.literal('mode'), edit: z.boolean() }),
  /** Marks blocks; with `scroll` the first of them is brought into sight. */
  z.strictObject({
    ...{ ...channel, type: z.literal('select'), nodes: z.array(editedNodeId).max(2000), scroll: z.boolean() },
  }),
  z.strictObject({ ...channel, type: z.literal('hover'), node: editedNodeId.nullable() }),
  /** The words for all blocks that cannot be shown, in the editor's language. */
  z.strictObject({
    ...{ ...channel, type: z.literal('faults'), language: z.enum(studioLanguages) },
    boxes: z.array(faultBox).max(2000),
  }),
  /** Begins to edit a text in its place, where the page shows it as it is; nothing happens where it does not. */
  z.strictObject({ ...channel, type: z.literal('edit-text'), node: editedNodeId, path: valuePath }),
]);
export type ToFrame = z.infer<typeof toFrame>;

/** From the frame to the studio. */
export const fromFrame = z.discriminatedUnion('type', [
  /** A page is there; also after a link was followed, then perhaps of another document. */
  z.strictObject({
    ...{ ...channel, type: z.literal('ready'), document: z.string().max(64) },
    /** Path with its prefix, as shoppers ask for it. */
    address: z.string().max(2048),
    base: draftBase,
    view: viewAs,
    issues: z.array(z.custom<Issue>()),
    changesAt: z.number().optional(),
  }),
  /** The page shows the `draw` of this number, or a later one. */
  z.strictObject({
    ...{ ...channel, type: z.literal('drawn'), number: z.int() },
    issues: z.array(z.custom<Issue>()),
    changesAt: z.number().optional(),
  }),
  /** It could not be drawn; `status` of the answer, 0 where none came. What was shown stays. */
  z.strictObject({ ...channel, type: z.literal('failed'), number: z.int(), status: z.int() }),
  z.strictObject({ ...channel, type: z.literal('hover'), node: editedNodeId.nullable() }),
  /** `path`: the field that was clicked. `extend`: beside what is selected. `node` null: nothing any more. */
  z.strictObject({
    ...{ ...channel, type: z.literal('select'), node: editedNodeId.nullable() },
    path: valuePath.optional(),
    extend: z.boolean(),
  }),
  /** A text that is typed in its place, with each key; `isDone` when that ends. */
  z.strictObject({
    ...{ ...channel, type: z.literal('text'), node: editedNodeId, path: valuePath },
    value: z.string().max(65_536),
    isDone: z.boolean(),
  }),
  /** A link that leads out of the shop, or to what has no page here. */
  z.strictObject({ ...channel, type: z.literal('left'), href: z.string().max(2048) }),
  /** A key that means nothing in the page: the studio's shortcuts work there too. */
  z.strictObject({
    ...{ ...channel, type: z.literal('key'), key: z.string().max(32) },
    ...{ ctrl: z.boolean(), shift: z.boolean(), alt: z.boolean() },
  }),
]);
export type FromFrame = z.infer<typeof fromFrame>;
