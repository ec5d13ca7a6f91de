import express, { type Router } from 'express';
import { takeMethods } from '../../http/methods.ts';
import { localeOfCall } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { placePath } from './place-calls.ts';
import type { PlacesOf } from './places.ts';

/** GET `/api/place/v1`: the places of a postal code, the same for everybody. */
export function createPlaceRoute(placesOf: PlacesOf): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, placePath, {
    get: [
      async (request, response) => {
        const { postalCode } = request.query;
        const place = { tenant: tenantOf(response), locale: localeOfCall(request, response) };
        const places = typeof postalCode === 'string' ? await placesOf(place, postalCode) : [];
        response.set('Cache-Control', 'public, max-age=300').json({ places });
      },
    ],
  });
  return router;
}
