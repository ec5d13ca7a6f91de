import { hash } from 'node:crypto';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { Finding, Issue } from '../../schemas/issue.ts';
import type { LoadRequest } from '../../schemas/page.ts';
import type { DocumentNode } from '../contract/page-document.ts';

/** The page itself, or the frame around it. */
export type PagePart = 'page' | 'frame';

/** What became of a node: drawn when `ok`, else by its block's failure policy. */
export type NodeState = 'ok' | 'unknown' | 'future' | 'invalid';

export interface PlannedNode {
  /** As in the document. */
  id: string;
  /** Unique on the page: the ids of a frame are told apart from those of the page that it surrounds. */
  pageId: string;
  part: PagePart;
  /** Document that holds the node. */
  documentId: string;
  type: string;
  pointer: string;
  state: NodeState;
  issues: Issue[];
  /** Undefined when the type is unknown. */
  block: Block | undefined;
  props: unknown;
  /** A finding about these props at the place below the node where its document has what it is about. */
  placed: (finding: Finding) => Finding;
  loads: Record<string, LoadRequest>;
  /** True when what it loads is one visitor's: nothing of it is kept. */
  isPersonal: boolean;
  slots: Record<string, PlannedNode[]>;
  /** True for the first node of the page whose block leads with a picture. */
  isFirstPicture: boolean;
  /** True when it, or a node inside it, must not be missing from the page. */
  isCritical: boolean;
  /** Names block, version, props and place: equal fingerprints draw the same HTML from the same data. */
  readonly fingerprint: string;
}

/** A node of a document before anything of it was checked; `block` is undefined when nobody knows its type. */
export function startNode(
  node: DocumentNode,
  documentId: string,
  part: PagePart,
  block: Block | undefined,
): PlannedNode {
  let fingerprint: string | undefined;
  return {
    id: node.id,
    // Ids from documents begin with a letter or digit, so that the two never meet.
    pageId: part === 'frame' ? `_${node.id}` : node.id,
    part,
    documentId,
    type: node.type,
    pointer: node.pointer,
    state: 'ok',
    issues: [],
    block,
    props: {},
    placed: (finding) => finding,
    loads: {},
    isPersonal: false,
    slots: {},
    isFirstPicture: false,
    isCritical: block?.policy === 'critical',
    // Made when it is asked for: without a cache nobody does.
    get fingerprint() {
      if (this.state !== 'ok' || !block) return '';
      return (fingerprint ??= fingerprintOf(this, block));
    },
  };
}

function fingerprintOf(planned: PlannedNode, block: Block): string {
  const slots = Object.entries(planned.slots).map(([name, nodes]) => `${name}:${nodes.length}`);
  const made = `${block.type}@${block.v} ${planned.pageId} ${planned.isFirstPicture} ${slots.join()} ${JSON.stringify(planned.props)}`;
  return hash('sha1', made, 'base64url');
}
