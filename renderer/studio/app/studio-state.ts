import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { DocumentSummary } from '../../../schemas/editing/document.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { PresentEditor } from '../../../schemas/editing/workflow.ts';
import type { Issue } from '../../../schemas/issue.ts';
import type { NodePlace } from '../../../schemas/editing/change.ts';
import type { Blocks } from '../blocks/block-list.ts';
import type { FrameWidth } from '../view/frame-widths.ts';

/** What lies above the panes: one thing at a time. */
export type OpenDialog =
  | {
      name:
        | 'palette'
        | 'keys'
        | 'create'
        | 'publish'
        | 'history'
        | 'view'
        | 'unpublish'
        | 'approval'
        | 'archive'
        | 'share'
        | 'notes'
        | 'planned'
        | 'releases'
        | 'library';
    }
  | { name: 'insert'; place: NodePlace; wrap?: readonly string[] };

export interface Toast {
  id: number;
  text: string;
  /** What can be done about it, by a button. */
  action?: { label: string; run: () => void };
}

/** Everything of the studio that is no part of a document. */
export interface StudioState {
  locale: string;
  documents: readonly DocumentSummary[];
  /** Why there are none yet. */
  loading: 'documents' | 'document' | undefined;
  /** What could not be loaded. */
  failed: 'documents' | 'document' | undefined;
  blocks: Blocks;
  left: 'pages' | 'outline' | 'assets';
  isLeftOpen: boolean;
  isRightOpen: boolean;
  /** Ids of nodes; the last is the one whose form is shown. */
  selected: readonly string[];
  hovered: string | null;
  /** A field that the form is to open, after a click in the page. */
  field: readonly (string | number)[] | undefined;
  folded: ReadonlySet<string>;
  view: ViewAs;
  width: FrameWidth;
  isZoomedOut: boolean;
  /** A link in the page leads to another page, instead of choosing blocks. */
  isWalking: boolean;
  issues: readonly Issue[];
  changesAt: number | undefined;
  others: readonly PresentEditor[];
  /** How often somebody asked for the list of problems from elsewhere. */
  problemsAsked: number;
  /** Another tab edits this document; this one only follows. */
  isFollowing: boolean;
  /** The server is of another build by now: this application is to be loaded anew. */
  isOutdated: boolean;
  dialog: OpenDialog | undefined;
  toasts: readonly Toast[];
  /** What a screen reader is told. */
  told: string;
}

export function firstState(locale: string): StudioState {
  return {
    ...{
      locale,
      documents: [],
      loading: 'documents',
      failed: undefined,
      blocks: new Map<string, BlockInfo>(),
    },
    ...{ left: 'pages', isLeftOpen: true, isRightOpen: true, selected: [], hovered: null, field: undefined },
    ...{ folded: new Set<string>(), view: {}, width: '1280', isZoomedOut: false, isWalking: false },
    ...{
      issues: [],
      changesAt: undefined,
      others: [],
      problemsAsked: 0,
      isFollowing: false,
      isOutdated: false,
      dialog: undefined,
      toasts: [],
      told: '',
    },
  };
}
