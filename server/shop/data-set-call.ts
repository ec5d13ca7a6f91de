import type { Request, RequestHandler, Response } from 'express';
import { identifierName } from '../../schemas/content-names.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { DataSetReader } from '../content/data-set-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { createQueryReader, splitTarget } from '../http/query.ts';
import { tenantOf } from '../http/tenant-of.ts';

/** What a call wants, in a locale that the shop has. */
export interface DataSetRequest {
  tenant: TenantConfig;
  locale: string;
  /** The value of a parameter of the address; empty: not given. */
  read: (name: string) => string;
  /** Throws `HttpError` 400, which names the parameter. */
  refuse: (key: string, values: { name: string } & Record<string, string>) => never;
}

export interface DataSetCall<Value> {
  files: DataSetReader<Value>;
  /** The file that is meant when none is named; undefined: one must be. */
  usual?: string;
  /** Key of the text that says that it could not be loaded. */
  failed: string;
  /** One of the shop's texts. */
  text: (tenant: string, locale: string, key: string, values?: Record<string, string>) => string;
  /** Body of the answer, and the seconds for which caches may keep it. */
  answer: (value: Value, wanted: DataSetRequest) => { body: object; maxAge: number };
}

/** Seconds until it is worth asking again. */
const retryAfter = '5';

/**
 * GET `?identifier=&locale=`: what a file of a bucket says, the same for everybody. 400 names the parameter that is wrong; 404:
 * there is no such file; 503: it cannot be had now, or not be used.
 */
export function createDataSetCall<Value>(call: DataSetCall<Value>): RequestHandler {
  return async (request, response) => {
    const wanted = readRequest(request, response, call.text);
    const { tenant, locale, read, refuse } = wanted;
    const identifier = read('identifier') || (call.usual ?? '');
    if (!identifierName.safeParse(identifier).success) refuse('call.wrongName', { name: 'identifier' });
    const found = await call.files(tenant, locale, identifier);
    if (found.status !== 'found') {
      const headers = {
        'Content-Language': locale,
        ...(found.status === 'failed' && { 'Retry-After': retryAfter }),
      };
      const detail = call.text(tenant.slug, locale, call.failed);
      throw new HttpError(found.status === 'missing' ? 404 : 503, detail, { headers });
    }
    const { body, maxAge } = call.answer(found.value, wanted);
    response.set({ 'Cache-Control': `public, max-age=${maxAge}`, 'Content-Language': locale }).json(body);
  };
}

function readRequest(request: Request, response: Response, text: DataSetCall<never>['text']): DataSetRequest {
  const tenant = tenantOf(response);
  const { search } = splitTarget(request.originalUrl);
  const read = createQueryReader(search);
  const wanted = new URLSearchParams(search).has('locale') ? read('locale') : tenant.defaultLocale;
  const known = tenant.locales.some((each) => each.locale === wanted);
  const locale = known ? wanted : tenant.defaultLocale;
  const refuse: DataSetRequest['refuse'] = (key, values) => {
    const detail = text(tenant.slug, locale, key, values);
    throw new HttpError(400, detail, { headers: { 'Content-Language': locale } });
  };
  if (!known) {
    const choices = tenant.locales.map((each) => each.locale).join(', ');
    refuse('call.wrongChoice', { name: 'locale', choices });
  }
  return { tenant, locale, read, refuse };
}
