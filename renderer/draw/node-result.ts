import type { PicturePreload } from '../../blocks/kit/define/page-view.ts';

/** Where the children of a slot, or an island, go between the pieces of a node's HTML. */
export interface SlotHole {
  slot: string;
  index: number;
}

/** A drawn node: the unit of every cache. It follows from props and data alone; tags and expiry come with the data. */
export interface NodeResult {
  /** HTML, already encoded, with holes for the children of its slots. */
  pieces: readonly (Buffer | SlotHole)[];
  /** Values of `class` in its HTML, each once; undefined when React drew it and they are not known. */
  classes: readonly string[] | undefined;
  /** CSS rules of its own, for the head. */
  rules: string;
  /** Types of blocks whose browser code it needs. */
  islands: readonly string[];
  preloads: readonly PicturePreload[];
  bytes: number;
}
