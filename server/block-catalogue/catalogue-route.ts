import type { RequestHandler } from 'express';
import { examplesNow } from '../../renderer/block-examples.ts';
import { HttpError } from '../http/http-error.ts';
import { sendPrivatePage } from '../pages/page-delivery.ts';
import { privateHeaders, type ResponseContext } from '../pages/page-headers.ts';
import type { PageService } from '../pages/page-service.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { readVisit } from '../pages/visit.ts';
import { examplesDocument, listDocument } from './catalogue-document.ts';

export interface CatalogueOptions {
  service: Pick<PageService, 'drawOwn'>;
  context: ResponseContext;
  /** Types of all blocks. */
  types: Iterable<string>;
}

/**
 * Every block with its examples, drawn as the shop of the host draws its pages: `/dev/blocks`, `/dev/blocks/<type>`, one
 * example by `?example=`, another language by `?locale=`, without the shop's frame by `?frame=none`. For development only.
 */
export function createCatalogueRoute({ service, context, types }: CatalogueOptions): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const { locale = tenant.defaultLocale, example, frame } = request.query;
    if (!tenant.locales.some((entry) => entry.locale === locale))
      throw new HttpError(404, 'The shop does not speak this language');
    const shop = { tenant: tenant.slug, locale: String(locale) };
    const { type } = request.params;
    const wanted = {
      example: typeof example === 'string' ? example : undefined,
      frame: frame === 'none' ? frame : undefined,
    };
    const document =
      type === undefined ? listDocument(shop, types) : await examplesDocument(shop, String(type), wanted);
    if (!document) throw new HttpError(404, 'There is no such block or example');
    const drawn = await service.drawOwn(document, readVisit(request, tenant), examplesNow);
    if (drawn.kind === 'failed')
      throw new Error(`${document.meta.path} cannot be drawn: ${JSON.stringify(drawn.issues)}`);
    await sendPrivatePage(response, drawn, {
      status: 200,
      headersFor: (facts) => privateHeaders(facts, context, shop.locale),
      isHead: request.method === 'HEAD',
    });
  };
}
