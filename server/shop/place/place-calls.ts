import { z } from 'zod';
import type { ApiCall } from '../../openapi/api-call.ts';

export const placePath = '/api/place/v1';

const placeQuery = z.object({
  postalCode: z.string().max(16).default(''),
});

const placesAnswer = z.object({ places: z.array(z.string()) });

/** What `place-route.ts` answers. */
export const placeCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: placePath,
    id: 'getPlaces',
    group: 'orders',
    summary:
      'The places of a postal code in the country that the locale delivers to; none where nobody has listed it',
    query: placeQuery,
    answers: { 200: { description: 'the places', schema: placesAnswer } },
  },
];
