import { z } from 'zod';
import { newShareLink, shareLink } from '../../../schemas/editing/share.ts';
import { makeToken } from '../../credentials/mailed-token.ts';
import { staffName } from '../../staff/account/staff.ts';
import { staffPaths } from '../../staff/account/staff-paths.ts';
import { documentOf, type DocumentPorts } from '../documents/document-service.ts';
import { documentParams } from '../documents/document-routes.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import { mayActAs } from '../editor-of.ts';
import type { Person } from '../people.ts';
import { refusal } from '../refusal.ts';
import type { ShareLink, ShareStore } from './share-store.ts';

/** How long a link shows a draft. */
const lifeMs = 24 * 60 * 60_000;

export interface SharePorts extends Pick<DocumentPorts, 'store' | 'people' | 'now' | 'newId'> {
  shares: ShareStore;
  random: { bytes(size: number): Buffer };
  originOf: (tenant: string) => string;
}

/** Links that show the draft of a page to somebody without an account: made, listed, ended. */
export function createShareRoutes(ports: SharePorts): EditRoute[] {
  const { shares, people, now, newId, random, originOf } = ports;
  const entry = (tenant: string, id: string, action: string, document = '') => ({
    ...{ tenant, at: now(), actor: staffName(id), action, subject: `content:${document}` },
    ...{ before: null, after: null },
  });
  return [
    editRoute(
      {
        ...{ method: 'get', path: '/documents/:id/shares', role: 'reader', params: documentParams },
        answer: z.object({ links: z.array(shareLink) }),
      },
      async ({ editor: { tenant }, params: { id } }) => {
        await documentOf(ports, tenant, id);
        const links = await shares.listOf(tenant, id, now());
        const names = await people.of(links.map(({ author }) => author));
        return { links: links.map((link) => tellLink(link, names)) };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/shares', role: 'editor', params: documentParams },
        ...{ answer: newShareLink, limit: { name: 'edit-share', most: 100, perMs: 3_600_000 } },
      },
      async ({ editor: { tenant, staff }, params: { id } }) => {
        const { kind } = await documentOf(ports, tenant, id);
        if (kind !== 'page') throw refusal(422, 'no-page', 'Only pages are shown by links');
        const { token, kept } = makeToken(lifeMs, { clock: now, random });
        const link = { ...kept, id: newId(), document: id, author: staff.id };
        await shares.add(tenant, link, entry(tenant, staff.id, 'content.shared', id));
        await shares.sweep(now());
        const names = await people.of([staff.id]);
        return {
          link: tellLink({ ...link, usedAt: null }, names),
          address: `${originOf(tenant)}${staffPaths.edit}/shared?token=${token}`,
        };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/shares/:id/revoke', role: 'editor' },
        params: z.object({ id: z.uuid() }),
      },
      async ({ editor: { tenant, staff, role }, params: { id } }) => {
        const author = mayActAs(role, 'administrator') ? null : staff.id;
        const isGone = await shares.revoke(
          tenant,
          id,
          author,
          entry(tenant, staff.id, 'content.share-ended'),
        );
        if (!isGone) throw refusal(404, 'no-link', 'There is no such link of yours');
      },
    ),
  ];
}

function tellLink(
  { id, author, createdAt, expiresAt, usedAt }: ShareLink,
  names: ReadonlyMap<string | null, Person>,
) {
  const by = names.get(author);
  return { id, createdAt, expiresAt, ...(usedAt !== null && { usedAt }), ...(by && { by }) };
}
