import { z } from 'zod';
import { draftRequest, maxDrawBytes } from '../../../schemas/editing/draw.ts';
import { asNow, type ViewAs } from '../../../schemas/editing/view-as.ts';
import { type ViewDifference, viewDifferences } from '../../../schemas/editing/view-differences.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { type EditRoute, editRoute } from '../edit-call.ts';
import { drawnDraft, refusalOf } from './draw-draft.ts';
import { type EditedDrafts, ownSession } from './edited-drafts.ts';
import type { LivePages } from './live-pages.ts';

/** The call that tells which blocks of a draft differ, seen as somebody would, from what they are now: both are drawn. */
export function createViewDifferencesRoute({
  drafts,
  pages,
}: {
  drafts: EditedDrafts;
  pages: LivePages;
}): EditRoute {
  return editRoute(
    {
      ...{ method: 'post', path: '/documents/:id/view-differences', role: 'reader', answer: viewDifferences },
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
      const nodesIn = async (view: ViewAs): Promise<ReadonlyMap<string, string>> => {
        const { page } = await pages.draw({ ...document, tenant, view, isWhole: false, peer: 'studio' });
        return page?.nodes() ?? new Map();
      };
      const [before, after] = await Promise.all([nodesIn(asNow(body.view)), nodesIn(body.view)]);
      return { nodes: differencesOf(before, after) };
    },
  );
}

function differencesOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ViewDifference[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((node): ViewDifference[] => {
    if (before.get(node) === after.get(node)) return [];
    if (!before.has(node)) return [{ node, kind: 'appears' }];
    return [{ node, kind: after.has(node) ? 'changes' : 'vanishes' }];
  });
}
