import express, { type Router } from 'express';
import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { serviceLayer } from '../../../schemas/service-layer.ts';
import type { DataSetReader } from '../../content/data-set-reader.ts';
import { takeMethods } from '../../http/methods.ts';
import { createDataSetCall, type DataSetCall } from '../data-set-call.ts';
import { shownLinkOf } from '../shown-link.ts';
import { serviceLayerQuery } from './service-layer-calls.ts';

/** A file of bucket `service-layer`, without what its shape does not know. */
export const serviceLayerFile = z.object({
  ...serviceLayer.shape,
  more: z.object(link.shape).optional(),
});
type ServiceLayerFile = z.output<typeof serviceLayerFile>;

interface ServiceLayerRouteParts {
  files: DataSetReader<ServiceLayerFile>;
  text: DataSetCall<ServiceLayerFile, typeof serviceLayerQuery>['text'];
}

/** Seconds for which an answer may be kept. */
const maxAge = 60;

/** GET `/api/servicelayer?identifier=&locale=`: the text that a layer over the page shows. (Requirement 7.047) */
export function createServiceLayerRoutes({ files, text }: ServiceLayerRouteParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  const answer: DataSetCall<ServiceLayerFile, typeof serviceLayerQuery>['answer'] = (
    { more, ...layer },
    { tenant, locale },
  ) => {
    const leadsTo = more && shownLinkOf(tenant, locale, more);
    return { body: { ...layer, ...(leadsTo && { more: leadsTo }) }, maxAge };
  };
  const get = createDataSetCall({
    files,
    text,
    query: serviceLayerQuery,
    failed: 'service-layer.failed',
    answer,
  });
  takeMethods(router, '/api/servicelayer', { get });
  return router;
}
