import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { DataSetReader } from '../content/data-set-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { readQuery } from '../http/read-query.ts';
import { localeOfCall } from '../http/requested-locale.ts';
import { tenantOf } from '../http/tenant-of.ts';

/** For whom a call is answered, in a locale that the shop has. */
export interface DataSetPlace {
  tenant: TenantConfig;
  locale: string;
}

export interface DataSetCall<Value, Query extends z.ZodObject> {
  files: DataSetReader<Value>;
  /** Parameters of the address; `identifier` names the file. */
  query: Query;
  /** Key of the text that says that it could not be loaded. */
  failed: string;
  /** One of the shop's texts. */
  text: (tenant: string, locale: string, key: string) => string;
  /** Body of the answer, and the seconds for which caches may keep it. */
  answer: (value: Value, place: DataSetPlace, query: z.output<Query>) => { body: object; maxAge: number };
}

/** Seconds until it is worth asking again. */
const retryAfter = '5';

/**
 * GET `?identifier=&locale=`: what a file of a bucket says, the same for everybody. 400 names the parameter that is wrong; 404:
 * there is no such file; 503: it cannot be had now, or not be used.
 */
export function createDataSetCall<Value, Query extends z.ZodObject<{ identifier: z.ZodType<string> }>>(
  call: DataSetCall<Value, Query>,
): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const locale = localeOfCall(request, response);
    const query = readQuery(request, call.query);
    const found = await call.files(tenant, locale, query.identifier);
    if (found.status !== 'found') {
      const headers = {
        'Content-Language': locale,
        ...(found.status === 'failed' && { 'Retry-After': retryAfter }),
      };
      const detail = call.text(tenant.slug, locale, call.failed);
      throw new HttpError(found.status === 'missing' ? 404 : 503, detail, { headers });
    }
    const { body, maxAge } = call.answer(found.value, { tenant, locale }, query);
    response.set({ 'Cache-Control': `public, max-age=${maxAge}`, 'Content-Language': locale }).json(body);
  };
}
