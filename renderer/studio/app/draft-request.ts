import type { DraftRequest } from '../../../schemas/editing/draw.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { DraftSession } from '../draft/draft-session.ts';

/** The open draft as it is now and as somebody would see it, to ask the server about. `session` names who asks. */
export function draftRequest({ draft }: DraftSession, session: string, view: ViewAs): DraftRequest {
  const { base, keptBase, unsent } = draft.get();
  return { session, base: keptBase ?? base, changes: [...unsent], view };
}
