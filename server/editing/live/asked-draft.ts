import { z } from 'zod';
import { type DraftRequest, draftRequest, maxDrawBytes } from '../../../schemas/editing/draw.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { Editor } from '../editor-of.ts';
import { drawnDraft, refusalOf } from './draw-draft.ts';
import { type EditedDrafts, ownSession } from './edited-drafts.ts';

/** What calls have in common that ask something about a draft as it is open. */
export const askedDraftCall = {
  method: 'post',
  role: 'reader',
  params: z.object({ id: z.uuid() }),
  body: draftRequest,
  maxBytes: maxDrawBytes,
} as const;

/** The draft that somebody asks about, as it is open there. Throws `HttpError` as `DrawDraft` does. */
export async function askedDraft(
  drafts: EditedDrafts,
  editor: Editor,
  tenant: TenantConfig,
  { id, request }: { id: string; request: DraftRequest },
): Promise<ReturnType<typeof drawnDraft>> {
  const own = { ...request, session: ownSession(editor, request.session) };
  const opened = await drafts.withChanges(tenant.slug, id, own);
  if (!opened.ok) throw refusalOf(opened);
  return drawnDraft(opened.draft, tenant);
}
