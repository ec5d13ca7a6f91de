import { z } from 'zod';
import { documentSummary, type DraftBase } from '../../../schemas/editing/document.ts';
import {
  plannedAct,
  type PlannedAct,
  problemList,
  problemQuery,
} from '../../../schemas/editing/document-calls.ts';
import { publishRequest, unpublishRequest } from '../../../schemas/editing/workflow.ts';
import type { PlanOutcome } from '../../content/store/content-store.ts';
import type { ShopAtMoment } from '../../content/store/shop-at-moment.ts';
import type { ScheduledAct, StoredDocument } from '../../content/store/stored-document.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import type { Person } from '../people.ts';
import { type CheckDraft, isPublishable } from '../problems/checked-draft.ts';
import { refusal } from '../refusal.ts';
import { actOf, type DocumentPorts, noDocument, openedOf, stale, summaryOf } from './document-service.ts';
import { documentParams } from './document-routes.ts';

/** Errors that a refusal to publish names; the list of problems has all. */
const mostNamed = 20;

export interface PublishingPorts extends DocumentPorts {
  check: CheckDraft;
  shopAt: ShopAtMoment;
}

/** What shoppers get: publishing and taking back, at once and at a time, and whether it may be. */
export function createPublishingRoutes(ports: PublishingPorts): EditRoute[] {
  const { store, people, now } = ports;
  const atDocument = { params: documentParams };
  return [
    editRoute(
      {
        ...{ method: 'get', path: '/documents/:id/problems', role: 'reader', ...atDocument },
        ...{ query: problemQuery, answer: problemList },
      },
      async ({ editor: { tenant }, params: { id }, query: { at } }) => {
        const { document, text } = await openedOf(ports, tenant, id);
        const issues = await problemsOf(ports, document, text, at === undefined ? undefined : Number(at));
        return { issues: [...issues], isPublishable: isPublishable(issues) };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/publish', role: 'publisher', ...atDocument },
        ...{ body: publishRequest, answer: documentSummary },
      },
      async ({ editor, params: { id }, body: { base, note, at } }) => {
        const { tenant } = editor;
        await refuseInvalid(ports, tenant, id, base, at);
        const act = actOf(editor, now);
        if (at !== undefined) {
          refuseThePast(at, act.at);
          const planned = { action: 'publish', base, note, id: ports.newId(), when: at } as const;
          refusePlan(await store.schedule(tenant, id, planned, act));
        } else {
          const done = await store.publish(tenant, id, { base, note }, act);
          if (!done.ok) {
            if (done.reason === 'taken')
              throw refusal(409, 'path-taken', 'Another document is at this address', [
                { pointer: '/page/path', reason: done.by },
              ]);
            if (done.reason === 'unreadable') throw refusal(422, 'unreadable', done.message);
            refusePlan(done);
          }
        }
        return summaryOf(ports, tenant, id);
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/unpublish', role: 'publisher', ...atDocument },
        ...{ body: unpublishRequest, answer: documentSummary },
      },
      async ({ editor, params: { id }, body: { redirect = null, note, at } }) => {
        const { tenant } = editor;
        const act = actOf(editor, now);
        if (at !== undefined) {
          refuseThePast(at, act.at);
          const planned = { action: 'unpublish', redirect, note, id: ports.newId(), when: at } as const;
          refusePlan(await store.schedule(tenant, id, planned, act));
        } else refuseUnpublished(await store.unpublish(tenant, id, { redirect, note }, act));
        return summaryOf(ports, tenant, id);
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/archive', role: 'publisher', ...atDocument },
        answer: documentSummary,
      },
      async ({ editor, params: { id } }) => {
        const gone = { redirect: null, note: '' };
        refuseUnpublished(await store.unpublish(editor.tenant, id, gone, actOf(editor, now)));
        return summaryOf(ports, editor.tenant, id);
      },
    ),
    editRoute(
      {
        ...{
          method: 'get',
          path: '/planned',
          role: 'reader',
          query: z.object({ document: z.uuid().optional() }),
        },
        answer: z.object({ planned: z.array(plannedAct) }),
      },
      async ({ editor: { tenant }, query: { document } }) => {
        const acts = await store.scheduled(tenant, document);
        const names = await people.of(acts.map(({ author }) => author));
        return { planned: acts.map((act) => tellPlanned(act, names)) };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/planned/:id/cancel', role: 'publisher' },
        params: z.object({ id: z.uuid() }),
      },
      async ({ editor, params: { id } }) => {
        if (!(await store.unschedule(editor.tenant, id, actOf(editor, now))))
          throw refusal(404, 'not-planned', 'Nothing of this name is to happen');
      },
    ),
  ];
}

/** What is wrong with a text of a document, now or at a moment, in the shop as it then will be. */
async function problemsOf(
  { check, shopAt, now }: Pick<PublishingPorts, 'check' | 'shopAt' | 'now'>,
  { tenant, kind, locale, key }: StoredDocument,
  text: string,
  at?: number,
) {
  const source = at === undefined ? undefined : await shopAt(tenant, { at });
  return check({ tenant, kind, locale, key }, { text, at: at ?? now(), source });
}

/** Throws 409 where the draft is another one, 422 with its errors where it may not be published. */
async function refuseInvalid(
  ports: PublishingPorts,
  tenant: string,
  id: string,
  base: DraftBase,
  at?: number,
): Promise<void> {
  const opened = await openedOf(ports, tenant, id);
  if (opened.base.version !== base.version || opened.base.revision !== base.revision) throw stale();
  const errors = (await problemsOf(ports, opened.document, opened.text, at))
    .filter(({ severity }) => severity === 'error')
    .slice(0, mostNamed)
    .map(({ pointer, code }) => ({ pointer, reason: code }));
  if (errors.length > 0)
    throw refusal(422, 'invalid', 'The page has errors, and cannot be published', errors);
}

function refuseThePast(at: number, now: number): void {
  if (at <= now) throw refusal(422, 'past', 'This moment is over', [{ pointer: '/at', reason: 'past' }]);
}

/** Throws for what cannot be planned or published. */
export function refusePlan(done: PlanOutcome): void {
  if (done.ok) return;
  if (done.reason === 'none') throw noDocument();
  if (done.reason === 'stale') throw stale();
  throw refusal(409, done.reason, `Nothing can be done: ${done.reason}`);
}

function refuseUnpublished(done: Awaited<ReturnType<DocumentPorts['store']['unpublish']>>): void {
  if (done.ok) return;
  if (done.reason === 'none') throw noDocument();
  const errors = done.reason === 'circle' ? [{ pointer: '/redirect', reason: 'circle' }] : [];
  throw refusal(409, done.reason, `It cannot be taken out of the shop: ${done.reason}`, errors);
}

/** Something that is to happen, as editors are told of it. */
export function tellPlanned(act: ScheduledAct, names: ReadonlyMap<string | null, Person>): PlannedAct {
  const { id, document, title, key, locale, action, at, release, author, note, redirect, failed } = act;
  const by = names.get(author);
  const hindrance = failed ?? (act.isOutdated ? 'outdated' : undefined);
  return {
    ...{ id, document, title, key, action, at, note, faults: [...act.faults] },
    ...(locale !== null && { locale }),
    ...(release !== null && { release }),
    ...(by && { by }),
    ...(redirect !== null && { redirect }),
    ...(hindrance !== undefined && { hindrance }),
  };
}
