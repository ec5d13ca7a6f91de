import type { DrawAnswer, ShownPage } from '../../schemas/editing/draw.ts';
import type { PageCosts } from '../../schemas/editing/page-costs.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { CompletePage } from './rendered-page.ts';

/** How a page is drawn while one of its documents is edited. */
export interface EditedView {
  /** The document that is edited: the page's own, or its frame. */
  part: 'page' | 'frame';
  /** Who looks at it, and so which script the page has. */
  peer: 'studio' | 'cms';
  /** Colour mode; undefined: the browser's. */
  scheme?: 'light' | 'dark' | undefined;
  /** Loaders that are taken as down. */
  down: readonly string[];
}

/** A page while one of its documents is edited, drawn for one moment. */
export interface EditedPage {
  /** Names its parts, so that a later drawing can be held against it. */
  shown: ShownPage;
  /** What is wrong with the edited document, and with the page as a whole. */
  issues: readonly Issue[];
  /** When it becomes another by itself, in ms since 1970. */
  until: number | undefined;
  /** All of it, for a frame. `told`: what the frame's script is to know, as JSON. */
  page(told: object): CompletePage;
  /** What each shown node of the edited document shows itself, by ids: HTML without that of the nodes in it. */
  nodes(): ReadonlyMap<string, string>;
  /** What it weighs, and what is loaded for it. */
  costs(): PageCosts;
  /** What differs from what a frame shows; undefined: all around the edited document does, or might. */
  since(shown: ShownPage): Pick<DrawAnswer, 'parts' | 'rules' | 'nodeRules'> | undefined;
}
