import { z } from 'zod';
import {
  newRelease,
  releaseItem,
  type ReleaseItem,
  releaseShape,
  type ReleaseShape,
  releaseTime,
} from '../../../schemas/editing/release.ts';
import { issueShape } from '../../../schemas/editing/document-calls.ts';
import type { Planned } from '../../content/store/content-store.ts';
import type { Release } from '../../content/store/stored-document.ts';
import { actOf, documentOf } from '../documents/document-service.ts';
import { type PublishingPorts, refusePlan, tellPlanned } from '../documents/publishing-routes.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import type { People } from '../people.ts';
import type { CheckedIssue } from '../../check/checked-document.ts';
import { refusal } from '../refusal.ts';

/** Documents of a release: they are published in one transaction. */
const mostItems = 200;

const releaseParams = z.object({ id: z.uuid() });
const problemsShape = z.object({
  documents: z.array(z.object({ document: z.string(), issues: z.array(issueShape) })),
});

/** Several documents that are published together: made, filled, looked at, planned, published all or not at all. */
export function createReleaseRoutes(ports: PublishingPorts): EditRoute[] {
  const { store, people, now, newId } = ports;
  const one = { params: releaseParams };
  const answer = releaseShape;
  return [
    editRoute(
      {
        ...{ method: 'get', path: '/releases', role: 'reader' },
        answer: z.object({ releases: z.array(releaseShape) }),
      },
      async ({ editor: { tenant } }) => ({
        releases: await tellReleases(people, await store.releases(tenant)),
      }),
    ),
    editRoute(
      { method: 'post', path: '/releases', role: 'editor', body: newRelease, answer },
      async ({ editor, body: { title } }) => {
        const id = newId();
        await store.createRelease(editor.tenant, { id, title }, actOf(editor, now));
        return tell(editor.tenant, id);
      },
    ),
    editRoute(
      { method: 'get', path: '/releases/:id', role: 'reader', ...one, answer },
      ({ editor: { tenant }, params: { id } }) => tell(tenant, id),
    ),
    editRoute(
      { method: 'post', path: '/releases/:id/items', role: 'editor', ...one, body: releaseItem, answer },
      async ({ editor, params: { id }, body }) => {
        const { tenant } = editor;
        const { items, state } = await releaseOf(tenant, id);
        if (state === 'done') throw isDone();
        if (items.length >= mostItems) throw refusal(409, 'too-many', 'A release holds no more documents');
        const planned = { ...plannedOf(body), id: newId(), document: body.document };
        refusePlan(await store.planInRelease(tenant, id, planned, actOf(editor, now)));
        return tell(tenant, id);
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/releases/:id/items/:document/remove', role: 'editor', answer },
        params: releaseParams.extend({ document: z.uuid() }),
      },
      async ({ editor, params: { id, document } }) => {
        if (!(await store.leaveRelease(editor.tenant, id, document, actOf(editor, now))))
          throw refusal(404, 'no-document', 'There is no such document in this release');
        return tell(editor.tenant, id);
      },
    ),
    editRoute(
      { method: 'get', path: '/releases/:id/problems', role: 'reader', ...one, answer: problemsShape },
      async ({ editor: { tenant }, params: { id } }) => {
        const found = await problemsOfRelease(await releaseOf(tenant, id));
        return { documents: found.map(({ document, issues }) => ({ document, issues: [...issues] })) };
      },
    ),
    editRoute(
      {
        method: 'post',
        path: '/releases/:id/schedule',
        role: 'publisher',
        ...one,
        body: releaseTime,
        answer,
      },
      async ({ editor, params: { id }, body: { at } }) => {
        const { tenant } = editor;
        const release = await releaseOf(tenant, id);
        if (at !== null) {
          if (at <= now())
            throw refusal(422, 'past', 'This moment is over', [{ pointer: '/at', reason: 'past' }]);
          refuseFaulty(await problemsOfRelease(release, at));
        }
        const done = await store.scheduleRelease(tenant, id, at, actOf(editor, now));
        if (!done.ok) throw done.reason === 'done' ? isDone() : noRelease();
        return tell(tenant, id);
      },
    ),
    editRoute(
      { method: 'post', path: '/releases/:id/publish', role: 'publisher', ...one, answer },
      async ({ editor, params: { id } }) => {
        const { tenant } = editor;
        refuseFaulty(await problemsOfRelease(await releaseOf(tenant, id)));
        const done = await store.publishRelease(tenant, id, actOf(editor, now));
        if (!done.ok && done.reason === 'failed')
          throw refusal(
            409,
            'outdated',
            'Documents of it were changed since',
            done.failed.map(({ document, failed }) => ({
              pointer: `/items/${document}`,
              reason: failed ?? 'outdated',
            })),
          );
        if (!done.ok) throw done.reason === 'done' ? isDone() : noRelease();
        return tell(tenant, id);
      },
    ),
    editRoute(
      { method: 'post', path: '/releases/:id/drop', role: 'publisher', ...one },
      async ({ editor, params: { id } }) => {
        if (!(await store.dropRelease(editor.tenant, id, actOf(editor, now)))) throw noRelease();
      },
    ),
  ];

  async function releaseOf(tenant: string, id: string): Promise<Release> {
    const release = await store.release(tenant, id);
    if (!release) throw noRelease();
    return release;
  }

  async function tell(tenant: string, id: string): Promise<ReleaseShape> {
    const [told] = await tellReleases(people, [await releaseOf(tenant, id)]);
    return told as ReleaseShape;
  }

  /** What is wrong with what is to be published, in the whole shop as it will be then. */
  async function problemsOfRelease(
    { tenant, id, items, at: planned }: Release,
    at: number = planned ?? now(),
  ): Promise<{ document: string; issues: readonly CheckedIssue[] }[]> {
    const source = await ports.shopAt(tenant, { at, release: id });
    const found = [];
    for (const { document, action } of items) {
      if (action !== 'publish') continue;
      const { kind, locale, key } = await documentOf(ports, tenant, document);
      const issues = await ports.check({ tenant, kind, locale, key }, { at, source });
      if (issues.length > 0) found.push({ document, issues });
    }
    return found;
  }
}

function plannedOf(item: ReleaseItem): Planned {
  return item.action === 'publish'
    ? { action: 'publish', base: item.base, note: item.note }
    : { action: 'unpublish', redirect: item.redirect ?? null, note: item.note };
}

function refuseFaulty(found: readonly { document: string; issues: readonly CheckedIssue[] }[]): void {
  const errors = found.flatMap(({ document, issues }) =>
    issues
      .filter(({ severity }) => severity === 'error')
      .map(({ pointer, code }) => ({ pointer: `/items/${document}${pointer}`, reason: code })),
  );
  if (errors.length > 0)
    throw refusal(
      422,
      'invalid',
      'Documents of it have errors, and nothing is published',
      errors.slice(0, 20),
    );
}

async function tellReleases(people: People, releases: readonly Release[]): Promise<ReleaseShape[]> {
  const authors = releases.flatMap(({ author, items }) => [author, ...items.map((item) => item.author)]);
  const names = await people.of(authors);
  return releases.map(({ id, title, at, state, author, createdAt, items }) => {
    const by = names.get(author);
    return {
      ...{ id, title, state, createdAt, items: items.map((item) => tellPlanned(item, names)) },
      ...(at !== null && { at }),
      ...(by && { by }),
    };
  });
}

const noRelease = () => refusal(404, 'no-release', 'There is no such release');
const isDone = () => refusal(409, 'done', 'This release has happened');
