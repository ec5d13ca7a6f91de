import { z } from 'zod';
import { issueShape, plannedAct, type PlannedAct } from '../../../schemas/editing/document-calls.ts';
import { noteList, type NoteList } from '../../../schemas/editing/note.ts';
import { type ReleaseItem, releaseShape, type ReleaseShape } from '../../../schemas/editing/release.ts';
import { newShareLink, shareLink, type ShareLink } from '../../../schemas/editing/share.ts';
import type { Ask } from '../api/ask.ts';

const releaseProblems = z.object({
  documents: z.array(
    z.object({ document: z.string(), issues: z.array(issueShape.pick({ code: true, severity: true })) }),
  ),
});
/** What is wrong with a document of a release, in the shop as it will be then. */
export type ReleaseProblems = z.infer<typeof releaseProblems>['documents'][number];

/** What the studio asks of what goes on around documents; each rejects with a `CallError` where the server says no. */
export interface WorkflowApi {
  shares(document: string): Promise<ShareLink[]>;
  /** Makes a link for a day; its address is told this once. */
  share(document: string): Promise<{ link: ShareLink; address: string }>;
  endShare(link: string): Promise<void>;
  notes(document: string): Promise<NoteList>;
  addNote(document: string, note: { text: string; node: string | null }): Promise<void>;
  settleNote(document: string, note: string): Promise<void>;
  planned(): Promise<PlannedAct[]>;
  /** Takes back what is to happen, or forgets that it could not. */
  takeBack(planned: string): Promise<void>;
  releases(): Promise<ReleaseShape[]>;
  createRelease(title: string): Promise<ReleaseShape>;
  putInRelease(release: string, item: ReleaseItem): Promise<ReleaseShape>;
  leaveRelease(release: string, document: string): Promise<ReleaseShape>;
  releaseProblems(release: string): Promise<ReleaseProblems[]>;
  /** `at` in ms since 1970; null: nobody says when any more. */
  scheduleRelease(release: string, at: number | null): Promise<ReleaseShape>;
  /** Publishes all of it, or nothing. */
  publishRelease(release: string): Promise<ReleaseShape>;
  dropRelease(release: string): Promise<void>;
}

export function createWorkflowApi(ask: Ask): WorkflowApi {
  const post = (path: string, body: unknown = {}): Promise<unknown> => ask(path, { method: 'POST', body });
  const release = async (path: string, body?: unknown): Promise<ReleaseShape> =>
    releaseShape.parse(await post(`/releases${path}`, body));
  return {
    shares: async (id) =>
      z.object({ links: z.array(shareLink) }).parse(await ask(`/documents/${id}/shares`)).links,
    share: async (id) => newShareLink.parse(await post(`/documents/${id}/shares`)),
    endShare: async (id) => void (await post(`/shares/${id}/revoke`)),
    notes: async (id) => noteList.parse(await ask(`/documents/${id}/notes`)),
    addNote: async (id, note) => void (await post(`/documents/${id}/notes`, note)),
    settleNote: async (id, note) => void (await post(`/documents/${id}/notes/${note}/settle`)),
    planned: async () => z.object({ planned: z.array(plannedAct) }).parse(await ask('/planned')).planned,
    takeBack: async (id) => void (await post(`/planned/${id}/cancel`)),
    releases: async () =>
      z.object({ releases: z.array(releaseShape) }).parse(await ask('/releases')).releases,
    createRelease: (title) => release('', { title }),
    putInRelease: (id, item) => release(`/${id}/items`, item),
    leaveRelease: (id, document) => release(`/${id}/items/${document}/remove`),
    releaseProblems: async (id) => releaseProblems.parse(await ask(`/releases/${id}/problems`)).documents,
    scheduleRelease: (id, at) => release(`/${id}/schedule`, { at }),
    publishRelease: (id) => release(`/${id}/publish`),
    dropRelease: async (id) => void (await post(`/releases/${id}/drop`)),
  };
}
