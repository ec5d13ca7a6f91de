import { z } from 'zod';
import { documentSummary, openDocument } from '../../../schemas/editing/document.ts';
import {
  actOnDraft,
  documentList,
  documentQuery,
  newPage,
  restoreRequest,
} from '../../../schemas/editing/document-calls.ts';
import { saveAnswer, saveRequest } from '../../../schemas/editing/save.ts';
import { versionSummary } from '../../../schemas/editing/workflow.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { documentJsonLimits } from '../../../schemas/safe-json.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import { createPage } from './create-page.ts';
import {
  actOf,
  noDocument,
  openedOf,
  stale,
  summariesOf,
  summaryOf,
  tellOpened,
} from './document-service.ts';
import { noVersion, restoreVersion } from './restore-version.ts';
import { saveChanges, type SavePorts } from './save-changes.ts';

/** Documents that are listed at once. */
const mostListed = 2000;
/** Versions that are told of. */
const mostVersions = 200;

export const documentParams = z.object({ id: z.uuid() });

interface DocumentParts extends SavePorts {
  isPageOf(tenant: TenantConfig, locale: string, path: string): boolean;
}

/** Documents as texts: lists, opening, saving, giving up, older versions. */
export function createDocumentRoutes(ports: DocumentParts): EditRoute[] {
  const { store, people, now } = ports;
  return [
    editRoute(
      { method: 'get', path: '/documents', role: 'reader', query: documentQuery, answer: documentList },
      async ({ editor: { tenant }, query: { cursor, ...filter } }) => {
        const { documents, next } = await store.list(tenant, filter, { limit: mostListed, cursor });
        return { documents: await summariesOf(ports, tenant, documents), ...(next !== null && { next }) };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents', role: 'editor', body: newPage, answer: openDocument },
        limit: { name: 'edit-create', most: 200, perMs: 3_600_000 },
      },
      async ({ editor, body, response }) =>
        tellOpened(ports, editor.tenant, await createPage(ports, tenantOf(response), editor, body)),
    ),
    editRoute(
      { method: 'get', path: '/documents/:id', role: 'reader', params: documentParams, answer: openDocument },
      async ({ editor: { tenant }, params: { id } }) =>
        tellOpened(ports, tenant, await openedOf(ports, tenant, id)),
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/changes', role: 'editor', params: documentParams },
        ...{ body: saveRequest, maxBytes: documentJsonLimits.maxBytes, answer: saveAnswer },
      },
      ({ editor, params: { id }, body }) => saveChanges(ports, editor, id, body),
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/discard', role: 'editor', params: documentParams },
        body: actOnDraft,
      },
      async ({ editor, params: { id }, body: { base } }) => {
        const done = await store.discard(editor.tenant, id, base, actOf(editor, now));
        if (!done.ok && done.reason !== 'unchanged') throw done.reason === 'none' ? noDocument() : stale();
      },
    ),
    editRoute(
      {
        ...{ method: 'get', path: '/documents/:id/versions', role: 'reader', params: documentParams },
        answer: z.object({ versions: z.array(versionSummary) }),
      },
      async ({ editor: { tenant }, params: { id } }) => {
        await summaryOf(ports, tenant, id);
        const versions = await store.versions(tenant, id, { limit: mostVersions });
        const names = await people.of(
          versions.flatMap(({ author, taken }) => [author, taken?.author ?? null]),
        );
        return {
          versions: versions.map(({ number, at, author, note, isLive, taken }) => {
            const by = names.get(author);
            const taker = names.get(taken?.author ?? null);
            return {
              ...{ number, at, note, isLive, ...(by && { by }) },
              ...(taken && { taken: { at: taken.at, note: taken.note, ...(taker && { by: taker }) } }),
            };
          }),
        };
      },
    ),
    editRoute(
      {
        ...{ method: 'get', path: '/documents/:id/versions/:number', role: 'reader' },
        params: documentParams.extend({ number: z.string().regex(/^[1-9]\d{0,8}$/) }),
        answer: z.object({ text: z.string() }),
      },
      async ({ editor: { tenant }, params: { id, number } }) => {
        const version = await store.version(tenant, id, Number(number));
        if (!version) throw noVersion();
        return { text: version.text };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/restore', role: 'editor', params: documentParams },
        ...{ body: restoreRequest, answer: openDocument },
      },
      ({ editor, params: { id }, body }) => restoreVersion(ports, editor, id, body),
    ),
    editRoute(
      {
        ...{ method: 'get', path: '/documents/:id/summary', role: 'reader', params: documentParams },
        answer: documentSummary,
      },
      ({ editor: { tenant }, params: { id } }) => summaryOf(ports, tenant, id),
    ),
  ];
}
