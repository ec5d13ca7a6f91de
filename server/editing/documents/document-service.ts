import type { DocumentSummary, DraftBase, OpenDocument } from '../../../schemas/editing/document.ts';
import type { ContentStore } from '../../content/store/content-store.ts';
import type { ContentAct, OpenedDocument, StoredDocument } from '../../content/store/stored-document.ts';
import type { Editor } from '../editor-of.ts';
import type { People } from '../people.ts';
import { refusal } from '../refusal.ts';
import type { Approval, ApprovalStore } from '../approval/approval-store.ts';
import { nodeIdsOf } from './node-ids-of.ts';

/** What the calls about documents work with. */
export interface DocumentPorts {
  store: ContentStore;
  people: People;
  approvals: ApprovalStore;
  /** In ms since 1970. */
  now: () => number;
  newId: () => string;
}

/** Who acts, and when. */
export function actOf({ staff }: Editor, now: () => number): ContentAct {
  return { author: staff.id, at: now() };
}

/** Documents as editors are told of them, in the order in which they were found. */
export async function summariesOf(
  { approvals, people }: Pick<DocumentPorts, 'approvals' | 'people'>,
  tenant: string,
  documents: readonly StoredDocument[],
): Promise<DocumentSummary[]> {
  const [asked, names] = await Promise.all([
    approvals.approvals(
      tenant,
      documents.filter(({ draft }) => draft !== null).map(({ id }) => id),
    ),
    people.of(documents.map(({ changedBy }) => changedBy)),
  ]);
  return documents.map((document) => {
    const { id, kind, locale, key, title, state, scheduled, changedAt, changedBy } = document;
    const by = names.get(changedBy);
    return {
      ...{ id, kind, key, title, state, changedAt },
      ...(locale !== null && { locale }),
      approval: approvalOf(asked.get(id), document.draft),
      ...(scheduled && { scheduled }),
      ...(by && { changedBy: by }),
    };
  });
}

/** One document as editors are told of it. Throws 404 where it is none of this shop. */
export async function summaryOf(ports: DocumentPorts, tenant: string, id: string): Promise<DocumentSummary> {
  const [summary] = await summariesOf(ports, tenant, [await documentOf(ports, tenant, id)]);
  return summary as DocumentSummary;
}

/** A document of the shop. Throws 404 where there is none. */
export async function documentOf(
  { store }: Pick<DocumentPorts, 'store'>,
  tenant: string,
  id: string,
): Promise<StoredDocument> {
  const document = await store.find(tenant, id);
  if (!document) throw noDocument();
  return document;
}

/** A document with its text. Throws 404 where there is none. */
export async function openedOf(
  { store }: Pick<DocumentPorts, 'store'>,
  tenant: string,
  id: string,
): Promise<OpenedDocument> {
  const opened = await store.open(tenant, id);
  if (!opened) throw noDocument();
  return opened;
}

/** A document as it is opened. */
export async function tellOpened(
  ports: DocumentPorts,
  tenant: string,
  { document, text, base }: OpenedDocument,
): Promise<OpenDocument> {
  const [summary] = await summariesOf(ports, tenant, [document]);
  return { summary: summary as DocumentSummary, text, base, ids: nodeIdsOf(document.kind, text) };
}

/** What an approval is worth for a draft: one that was given holds for exactly what was seen, and none after publishing. */
export function approvalOf(
  approval: Approval | undefined,
  draft: DraftBase | null,
): DocumentSummary['approval'] {
  if (!approval || !draft || approval.base.version !== draft.version) return 'none';
  if (approval.state === 'given' && approval.base.revision !== draft.revision) return 'none';
  return approval.state;
}

/** What is thrown for a document that is none of this shop. */
export const noDocument = () => refusal(404, 'no-document', 'There is no such document in this shop');

/** What is thrown where somebody else was faster. */
export const stale = () => refusal(409, 'stale', 'Somebody else has changed the draft since');
