import { asNow, type ViewAs } from '../../../schemas/editing/view-as.ts';
import { type ViewDifference, viewDifferences } from '../../../schemas/editing/view-differences.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { type EditRoute, editRoute } from '../edit-call.ts';
import { askedDraft, askedDraftCall } from './asked-draft.ts';
import type { EditedDrafts } from './edited-drafts.ts';
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
    { ...askedDraftCall, path: '/documents/:id/view-differences', answer: viewDifferences },
    async ({ editor, params, body, response }) => {
      const tenant = tenantOf(response);
      const document = await askedDraft(drafts, editor, tenant, { id: params.id, request: body });
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
