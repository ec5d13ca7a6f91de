import { z } from 'zod';
import { drawRequest, maxDrawBytes } from '../../../schemas/editing/draw.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { type EditRoute, editRoute } from '../edit-call.ts';
import type { DrawDraft } from './draw-draft.ts';
import { ownSession } from './edited-drafts.ts';

/** Path of the call for a document, as browsers ask for it. */
export const drawPath = (id: string): string => `/edit/api/documents/${id}/draw`;

/** The call by which a frame asks for what an edit changed. */
export function createDrawRoute(drawDraft: DrawDraft): EditRoute {
  return editRoute(
    {
      ...{ method: 'post', path: '/documents/:id/draw', role: 'reader' },
      params: z.object({ id: z.uuid() }),
      body: drawRequest,
      maxBytes: maxDrawBytes,
    },
    async ({ editor, params, body, response }) => {
      const request = { ...body, session: ownSession(editor, body.session) };
      const answer = await drawDraft(tenantOf(response), params.id, request);
      // As it was made: checking it again would cost more than drawing it.
      response.set('Cache-Control', 'private, no-store').type('json').send(JSON.stringify(answer));
    },
  );
}
