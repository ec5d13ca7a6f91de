import type { RequestHandler, Response } from 'express';
import { examplesNow } from '../../renderer/block-examples.ts';
import { sendPrivatePage } from '../pages/page-delivery.ts';
import { privateHeaders, type ResponseContext } from '../pages/page-headers.ts';
import type { PageService } from '../pages/page-service.ts';
import { isRead, otherMethod } from '../http/methods.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { readVisit } from '../pages/visit.ts';
import { cataloguePath, examplesDocument, listDocument } from './catalogue-document.ts';

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
    const spoken = tenant.locales.map((entry) => entry.locale);
    if (!spoken.some((each) => each === locale))
      return sayMissing(response, `The shop ${tenant.slug} speaks ${spoken.join(', ')} only.`);
    const shop = { tenant: tenant.slug, locale: String(locale) };
    const { type } = request.params;
    const wanted = {
      example: typeof example === 'string' ? example : undefined,
      frame: frame === 'none' ? frame : undefined,
    };
    const document =
      type === undefined ? listDocument(shop, types) : await examplesDocument(shop, String(type), wanted);
    if (!document)
      return sayMissing(response, `There is no such block, or it has no such example: see ${cataloguePath}.`);
    if (!isRead(request.method)) throw otherMethod(request.method, 'read');
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

/** A developer asks, who is helped by a sentence more than by the shop's page. */
function sayMissing(response: Response, sentence: string): void {
  response.status(404).type('text/plain').send(`${sentence}\n`);
}
