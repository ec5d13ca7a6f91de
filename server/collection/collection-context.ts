import type { Request, Response } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { nextWriteKey, type WriteKey } from '../repetition/write-key.ts';
import { collectionOwnerOf, startCollection } from '../session/collection-owner.ts';

/** Whose collection, and for which page of which shop. */
export interface CollectionPlace {
  tenant: TenantConfig;
  locale: string;
  /** As stores name owners; null: somebody who has collected nothing yet. */
  owner: string | null;
}

/** A request that looks at a collection or changes it. */
export interface CollectionRequest {
  request: Request;
  response: Response;
  locale: string;
}

/** A request and whose collection it means. */
export interface CollectionContext extends CollectionPlace, CollectionRequest {
  /** By what its change is known again; undefined: by nothing. */
  once: WriteKey | undefined;
  /** Makes a guest of whoever has collected nothing yet, and says as whom. */
  start(): Promise<string>;
}

/** Who sends a request, as collections are kept, and what it wants of them. Throws an outage of the sessions. */
export async function contextOf(
  { request, response, locale }: CollectionRequest,
  isHttps: boolean,
  wanted?: unknown,
): Promise<CollectionContext> {
  const owner = await collectionOwnerOf(request, response, { isHttps });
  return {
    ...{ tenant: tenantOf(response), locale, owner, request, response },
    once: wanted === undefined ? undefined : nextWriteKey(request, response, wanted),
    start: () => startCollection(request, response, { isHttps }),
  };
}
