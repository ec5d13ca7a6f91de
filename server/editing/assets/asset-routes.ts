import type { Request } from 'express';
import { z } from 'zod';
import {
  asset,
  assetChange,
  assetDetails,
  assetFileBytes,
  assetId,
  assetList,
  assetQuery,
  type Asset,
  type AssetRefusal,
  type AssetUse,
} from '../../../schemas/editing/asset.ts';
import type { HandedFile } from '../../pictures/checked/check-picture.ts';
import { ObjectsUnavailable } from '../../storage/objects/objects-unavailable.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import { type Editor, editorRoleOf } from '../editor-of.ts';
import { refusal } from '../refusal.ts';
import type { AssetLibrary } from './asset-library.ts';
import { readUpload } from './read-upload.ts';

interface RouteParts {
  library: AssetLibrary;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { error(facts: object, message: string): void };
}

const one = z.strictObject({ id: assetId });
const oneFile = z.strictObject({ id: assetId, number: z.coerce.number().int().min(1).max(100_000) });
const uploads = { name: 'asset-upload', most: 600, perMs: 3_600_000 };

/** Bodies that are read at the same time; each is whole in memory for a moment. */
const mostAtOnce = 4;

/** What is in no shop yet is known there alone: elsewhere it is enough that it keeps a picture from being put away. */
function maySee({ staff }: Editor, { tenant, isLive }: AssetUse): boolean {
  return isLive || editorRoleOf(staff, tenant) !== undefined;
}

const statusOf: Readonly<Record<AssetRefusal | 'none', number>> = {
  ...{ none: 404, used: 409, busy: 429, large: 413, 'no-file': 400, 'many-files': 400, broken: 400 },
  ...{ empty: 422, kind: 422, declared: 422, heic: 422, pixels: 422, animated: 422, unreadable: 422 },
};

function refuse(reason: AssetRefusal | 'none'): Error {
  return refusal(statusOf[reason], reason === 'none' ? 'not-found' : reason, `It is refused: ${reason}`);
}

function given(changed: { ok: true; asset: Asset } | { ok: false; reason: AssetRefusal | 'none' }): Asset {
  if (!changed.ok) throw refuse(changed.reason);
  return changed.asset;
}

/** The calls below `/edit/api/assets`. */
export function createAssetRoutes({ library, now, log }: RouteParts): EditRoute[] {
  let reading = 0;

  /** Does something with the file of a request. */
  async function withFile(request: Request, work: (file: HandedFile) => Promise<Asset>): Promise<Asset> {
    if (reading >= mostAtOnce) {
      request.resume();
      throw refuse('busy');
    }
    reading += 1;
    try {
      const upload = await readUpload(request, assetFileBytes);
      if (!upload.ok) throw refuse(upload.reason);
      return await work(upload.file);
    } catch (error) {
      if (error instanceof ObjectsUnavailable)
        log.error({ err: error, reason: error.reason }, 'An uploaded file could not be kept');
      throw error;
    } finally {
      reading -= 1;
    }
  }
  const actOf = ({ staff }: { staff: { id: string } }) => ({ author: staff.id, at: now() });

  return [
    editRoute(
      { method: 'get', path: '/assets', role: 'reader', query: assetQuery, answer: assetList },
      ({ editor, query }) => library.list(editor.tenant, query),
    ),
    editRoute(
      { method: 'post', path: '/assets', role: 'editor', answer: asset, limit: uploads },
      ({ editor, request }) =>
        withFile(request, async (file) => given(await library.upload(editor.tenant, file, actOf(editor)))),
    ),
    editRoute(
      { method: 'get', path: '/assets/:id', role: 'reader', params: one, answer: assetDetails },
      async ({ editor, params }) => {
        const details = await library.details(editor.tenant, params.id);
        if (!details) throw refuse('none');
        const { uses } = details;
        return {
          ...details,
          uses: uses.map((use) => (maySee(editor, use) ? use : { ...use, key: '', title: '' })),
        };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/assets/:id/changes', role: 'editor' },
        ...{ params: one, body: assetChange, answer: asset },
      },
      async ({ editor, params, body }) =>
        given(await library.change(editor.tenant, params.id, body, actOf(editor))),
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/assets/:id/file', role: 'editor' },
        ...{ params: one, answer: asset, limit: uploads },
      },
      ({ editor, params, request }) =>
        withFile(request, async (file) =>
          given(await library.replace(editor.tenant, params.id, file, actOf(editor))),
        ),
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/assets/:id/files/:number/show', role: 'editor' },
        ...{ params: oneFile, answer: asset },
      },
      async ({ editor, params: { id, number } }) =>
        given(await library.show(editor.tenant, id, number, actOf(editor))),
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/assets/:id/archive', role: 'editor' },
        ...{ params: one, body: z.strictObject({ isArchived: z.boolean() }), answer: asset },
      },
      async ({ editor, params, body }) =>
        given(await library.archive(editor.tenant, params.id, body.isArchived, actOf(editor))),
    ),
  ];
}
