import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';
import { serviceLayer } from '../../../schemas/service-layer.ts';
import type { ApiCall } from '../../openapi/api-call.ts';
import { shownLink } from '../shown-link.ts';

/** What `GET /api/servicelayer` answers. */
export const shownServiceLayer = z.object({ ...serviceLayer.shape, more: shownLink.optional() });

export const serviceLayerQuery = z.object({
  identifier: identifierName.describe('name of the topic, such as delivery'),
});

/** What `service-layer-routes.ts` answers. (Requirement 7.047) */
export const serviceLayerCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/servicelayer',
    id: 'getServiceLayer',
    group: 'service',
    summary: 'A short text on one topic, as it is shown in a layer over the page',
    query: serviceLayerQuery,
    answers: {
      200: { description: 'title, text as clean HTML, and where more is said', schema: shownServiceLayer },
      404: { description: 'there is no text of this name' },
      503: { description: 'the text cannot be loaded now' },
    },
  },
];
