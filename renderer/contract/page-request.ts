import type { Device, VisitorKind } from '../../schemas/page.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import type { EditedView } from './edited-page.ts';
import type { PageDocument } from './page-document.ts';
import type { PageSubject } from './page-subject.ts';

/** Another language's version of a page that exists and points back. */
export interface Alternate {
  locale: string;
  url: string;
}

/** What of a request decides which nodes are shown. */
export interface WhenState {
  /** Milliseconds since 1970. */
  now: number;
  locale: string;
  device: Device;
  visitor: VisitorKind;
  /** The visitor's variant by experiment; absent: control. */
  variants: Readonly<Record<string, string>>;
}

/** One request for a page; everything a page may depend on, and nothing else of the visitor. */
export interface PageRequest extends WhenState {
  tenant: string;
  page: PageDocument;
  /** What its address is about: it completes what the document says of itself. */
  subject?: PageSubject | undefined;
  frame: PageDocument | undefined;
  /** What is wrong with the page as a whole, known before it was planned: its frame, for one. */
  issues?: readonly Issue[];
  /**
   * True for a page of ours (examples of blocks) that is no page of the shop: it has no frame, not even what every page has,
   * and may show nothing.
   */
  isBare?: boolean;
  /** Path without the locale prefix. */
  path: string;
  parameters: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  alternates: readonly Alternate[];
  /** Address of this page, or of the nearest above it, by the shop's locales; of one that is missing the home page is meant. */
  languages?: Readonly<Record<string, string>> | undefined;
  /** Tags of the documents themselves, for the caches. */
  tags: Iterable<string>;
  /** Milliseconds since 1970 at which one of them becomes another by itself. */
  until?: number | undefined;
  preview: boolean;
  /** In the preview of a whole shop with a release, its title. */
  release?: string | undefined;
  /** While one of its documents is edited: it is a preview then. */
  edited?: EditedView | undefined;
  /** True for a renewal in the background. */
  wantsNewest: boolean;
  /** Who asks, where the page is drawn for this request alone. */
  personal?: PersonalRequest | undefined;
}
