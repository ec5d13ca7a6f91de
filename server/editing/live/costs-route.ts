import { z } from 'zod';
import { draftRequest, maxDrawBytes } from '../../../schemas/editing/draw.ts';
import { pageCosts } from '../../../schemas/editing/page-costs.ts';
import { HttpError } from '../../http/http-error.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { type EditRoute, editRoute } from '../edit-call.ts';
import { drawnDraft, refusalOf } from './draw-draft.ts';
import { type EditedDrafts, ownSession } from './edited-drafts.ts';
import type { LivePages } from './live-pages.ts';

/** The call that tells what a draft weighs as a page and what is loaded for it, measured by drawing it once with newest data. */
export function createCostsRoute({ drafts, pages }: { drafts: EditedDrafts; pages: LivePages }): EditRoute {
  return editRoute(
    {
      ...{ method: 'post', path: '/documents/:id/costs', role: 'reader', answer: pageCosts },
      ...{ params: z.object({ id: z.uuid() }), body: draftRequest, maxBytes: maxDrawBytes },
    },
    async ({ editor, params, body, response }) => {
      const tenant = tenantOf(response);
      const opened = await drafts.withChanges(tenant.slug, params.id, {
        ...body,
        session: ownSession(editor, body.session),
      });
      if (!opened.ok) throw refusalOf(opened);
      const document = drawnDraft(opened.draft, tenant);
      const { page } = await pages.draw({
        ...{ ...document, tenant, view: body.view, isWhole: true, peer: 'studio' },
      });
      if (!page) throw new HttpError(404, 'There is no page to show', { text: { key: 'not-found' } });
      return page.costs();
    },
  );
}
