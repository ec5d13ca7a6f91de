import type { EditedView } from '../contract/edited-page.ts';
import type { Device, PageMeta, VisitorKind } from '../../schemas/page.ts';

/** What of a request a view may read, where its block declares it. */
export interface ViewRequest {
  device: Device;
  path: string;
  visitor: VisitorKind;
  query: Readonly<Record<string, string>>;
  /** The trail is in it. */
  meta: PageMeta;
}

/** What of a request decides how a node is drawn. */
export interface NodeRequest extends ViewRequest {
  preview: boolean;
  /** While one of the page's documents is edited. */
  edited?: EditedView | undefined;
  /** Milliseconds since 1970. */
  now: number;
}
