import { z } from 'zod';
import { blockInfo, type BlockInfo } from '../../../schemas/editing/block-info.ts';
import {
  documentSummary,
  type DocumentSummary,
  openDocument,
  type OpenDocument,
} from '../../../schemas/editing/document.ts';
import { saveAnswer, type SaveAnswer, type SaveRequest } from '../../../schemas/editing/save.ts';
import {
  type ApprovalRequest,
  presenceAnswer,
  type PresenceAnswer,
  type PublishRequest,
  type UnpublishRequest,
  versionSummary,
  type VersionSummary,
} from '../../../schemas/editing/workflow.ts';
import type { DraftRequest } from '../../../schemas/editing/draw.ts';
import { type PageCosts, pageCosts } from '../../../schemas/editing/page-costs.ts';
import { type ViewDifference, viewDifferences } from '../../../schemas/editing/view-differences.ts';
import type { Ask } from './ask.ts';

/** A new page: empty, or as a copy of a document. */
interface NewPageRequest {
  locale: string;
  path: string;
  title: string;
  from: { kind: 'blank' } | { kind: 'copy'; document: string };
}

/** What the studio asks the server for. Every call rejects with a `CallError` where the server says no. */
export interface StudioApi {
  documents(locale: string): Promise<DocumentSummary[]>;
  open(id: string): Promise<OpenDocument>;
  /** Makes a page, and opens it. */
  create(page: NewPageRequest): Promise<OpenDocument>;
  blocks(): Promise<BlockInfo[]>;
  /** What a draft with these changes costs as a page, measured by drawing it. */
  costs(id: string, request: DraftRequest): Promise<PageCosts>;
  /** Which blocks are others in a view than now. */
  differences(id: string, request: DraftRequest): Promise<ViewDifference[]>;
  save(id: string, request: SaveRequest, outlivesPage?: boolean): Promise<SaveAnswer>;
  publish(id: string, request: PublishRequest): Promise<DocumentSummary>;
  unpublish(id: string, request: UnpublishRequest): Promise<DocumentSummary>;
  archive(id: string): Promise<DocumentSummary>;
  versions(id: string): Promise<VersionSummary[]>;
  /** The document as a version has it: its JSON, byte for byte. */
  version(id: string, number: number): Promise<string>;
  /** Makes the draft what a version was; nothing is published by it. */
  restore(id: string, number: number): Promise<OpenDocument>;
  approval(id: string, request: ApprovalRequest): Promise<DocumentSummary>;
  /** Tells where this editor is, and resolves with the others and the server's build. */
  presence(id: string, node: string | null): Promise<PresenceAnswer>;
}

/** The server's calls below `/edit/api/`; what it answers is checked, for an older studio may meet a newer server. */
export function createStudioApi(ask: Ask): StudioApi {
  const at = (id: string, rest = ''): string => `/documents/${encodeURIComponent(id)}${rest}`;
  const post = (path: string, body: unknown): Promise<unknown> => ask(path, { method: 'POST', body });
  return {
    documents: async (locale) =>
      z
        .object({ documents: z.array(documentSummary) })
        .parse(await ask(`/documents?locale=${encodeURIComponent(locale)}`)).documents,
    open: async (id) => openDocument.parse(await ask(at(id))),
    create: async (page) => openDocument.parse(await post('/documents', page)),
    blocks: async () => z.object({ blocks: z.array(blockInfo) }).parse(await ask('/blocks')).blocks,
    save: async (id, body, outlivesPage = false) =>
      saveAnswer.parse(await ask(at(id, '/changes'), { method: 'POST', body, outlivesPage })),
    costs: async (id, request) => pageCosts.parse(await post(at(id, '/costs'), request)),
    differences: async (id, request) =>
      viewDifferences.parse(await post(at(id, '/view-differences'), request)).nodes,
    publish: async (id, request) => documentSummary.parse(await post(at(id, '/publish'), request)),
    unpublish: async (id, request) => documentSummary.parse(await post(at(id, '/unpublish'), request)),
    archive: async (id) => documentSummary.parse(await post(at(id, '/archive'), {})),
    versions: async (id) =>
      z.object({ versions: z.array(versionSummary) }).parse(await ask(at(id, '/versions'))).versions,
    version: async (id, number) =>
      openDocument.pick({ text: true }).parse(await ask(at(id, `/versions/${number}`))).text,
    restore: async (id, number) => openDocument.parse(await post(at(id, '/restore'), { number })),
    approval: async (id, request) => documentSummary.parse(await post(at(id, '/approval'), request)),
    presence: async (id, node) => presenceAnswer.parse(await post(at(id, '/presence'), { node })),
  };
}
