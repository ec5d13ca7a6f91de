import type { PicturePreload } from '../../blocks/kit/define/page-view.ts';

/** Where the children of a slot, or an island, go between the pieces of a node's HTML. */
interface SlotHole {
  slot: string;
  index: number;
}

/** Where the page's address in one of the shop's locales goes: as many pages show the node, so many addresses there are. */
interface LanguageHole {
  language: string;
}

/** A drawn node: the unit of every cache. It follows from props and data alone; tags and expiry come with the data. */
export interface NodeResult {
  /** HTML, already encoded, with holes for the children of its slots and for what belongs to the page. */
  pieces: readonly (Buffer | SlotHole | LanguageHole)[];
  /** Values of `class` in its HTML, each once; undefined when React drew it and they are not known. */
  classes: readonly string[] | undefined;
  /** CSS rules of its own, for the head. */
  rules: string;
  /** Types of blocks whose browser code it needs. */
  islands: readonly string[];
  preloads: readonly PicturePreload[];
  bytes: number;
}
