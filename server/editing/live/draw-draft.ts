import type { DrawAnswer, DrawRequest } from '../../../schemas/editing/draw.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { HttpError } from '../../http/http-error.ts';
import type { DraftRefusal, EditedDraft, EditedDrafts } from './edited-drafts.ts';
import type { LivePage, LivePages } from './live-pages.ts';
import type { NewestAlone } from './newest-alone.ts';

/**
 * Draws what an edit changed on the page of a document. Throws `HttpError`: 404 where there is no such page, 409 `stale` when the
 * base is not known any more, 409 `superseded` when the same frame asked for something newer, 422 `change-refused`.
 */
export type DrawDraft = (tenant: TenantConfig, id: string, request: DrawRequest) => Promise<DrawAnswer>;

export function createDrawDraft({
  drafts,
  pages,
  newest,
}: {
  drafts: EditedDrafts;
  pages: LivePages;
  newest: NewestAlone;
}): DrawDraft {
  return async (tenant, id, request) => {
    const { session, number, view } = request;
    const answer = await newest.run(session, number, async () => {
      const opened = await drafts.withChanges(tenant.slug, id, request);
      if (!opened.ok) throw refusalOf(opened);
      const { kind, locale, source } = drawnDraft(opened.draft, tenant);
      return pages.draw({ ...{ tenant, kind, locale, source, view }, isWhole: false, peer: 'studio' });
    });
    if (!answer) throw conflict('superseded', 'The same frame asked for something newer');
    return drawAnswer(request, answer);
  };
}

/** What a frame is told of a page that was drawn. */
export function drawAnswer(
  { number, shown }: Pick<DrawRequest, 'number' | 'shown'>,
  { page, issues }: LivePage,
): DrawAnswer {
  const told = { number, issues, ...(page?.until !== undefined && { changesAt: page.until }) };
  if (!page || !shown) return { ...told, isWhole: false, parts: [], rules: '', nodeRules: '' };
  const changes = page.since(shown);
  const none = { parts: [], rules: '', nodeRules: '' };
  return { ...told, isWhole: changes === undefined, ...(changes ?? none), shown: page.shown };
}

/** A draft of a kind that is drawn. Throws `HttpError` 404 for data sets. */
export function drawnDraft(
  { kind, locale, source }: EditedDraft,
  { defaultLocale }: TenantConfig,
): { kind: 'page' | 'frame'; locale: string; source: unknown } {
  if (kind === 'data') throw new HttpError(404, 'A data set is no page', { text: { key: 'not-found' } });
  return { kind, locale: locale ?? defaultLocale, source };
}

/** What is answered where a document cannot be opened. */
export function refusalOf(refusal: DraftRefusal): HttpError {
  if (refusal.reason === 'none')
    return new HttpError(404, 'There is no such document', { text: { key: 'not-found' } });
  if (refusal.reason === 'stale') return conflict('stale', 'The draft has begun anew meanwhile');
  return new HttpError(422, `The change ${refusal.change} cannot be made in this document`, {
    text: { key: 'change-refused' },
  });
}

function conflict(key: string, message: string): HttpError {
  return new HttpError(409, message, { text: { key } });
}
