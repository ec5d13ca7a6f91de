import { pageCosts } from '../../../schemas/editing/page-costs.ts';
import { HttpError } from '../../http/http-error.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { type EditRoute, editRoute } from '../edit-call.ts';
import { askedDraft, askedDraftCall } from './asked-draft.ts';
import type { EditedDrafts } from './edited-drafts.ts';
import type { LivePages } from './live-pages.ts';

/** The call that tells what a draft weighs as a page and what is loaded for it, measured by drawing it once with newest data. */
export function createCostsRoute({ drafts, pages }: { drafts: EditedDrafts; pages: LivePages }): EditRoute {
  return editRoute(
    { ...askedDraftCall, path: '/documents/:id/costs', answer: pageCosts },
    async ({ editor, params, body, response }) => {
      const tenant = tenantOf(response);
      const document = await askedDraft(drafts, editor, tenant, { id: params.id, request: body });
      const { page } = await pages.draw({
        ...{ ...document, tenant, view: body.view, isWhole: true, peer: 'studio' },
      });
      if (!page) throw new HttpError(404, 'There is no page to show', { text: { key: 'not-found' } });
      return page.costs();
    },
  );
}
