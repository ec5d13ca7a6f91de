import { z } from 'zod';
import { listing } from '../../../schemas/catalogue/listing.ts';
import { suggestions } from '../../../schemas/catalogue/suggestions.ts';
import type { ApiAnswer, ApiCall } from '../../openapi/api-call.ts';

const listed = z.object({
  q: z.string().optional().describe('what was typed; without it `category` is required'),
  category: z.string().optional().describe('address of a category behind /c/'),
  filter: z.array(z.string()).optional().describe('`facet:value`, any number of them'),
  preis: z.string().optional().describe('`20-50` in whole units of the currency'),
  sterne: z.string().optional().describe('least number of full stars'),
  sortierung: z.string().optional().describe('one of the orders that the list tells'),
  seite: z.string().optional().describe('up to which page products are shown'),
});
const refusals: Record<number, ApiAnswer> = {
  400: { description: 'neither a term nor a category' },
  404: { description: 'no such category' },
  503: { description: 'the search is not loaded yet' },
};

/** What `search-routes.ts` answers. (Requirements 7.035–7.038) */
export const searchCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/search/searchv2',
    id: 'searchProducts',
    group: 'search',
    summary: 'Products of a category, or that a term finds, with facets',
    query: listed,
    answers: { 200: { description: 'the list', schema: listing, name: 'Listing' }, ...refusals },
  },
  {
    method: 'get',
    path: '/api/search/filter',
    id: 'getFilters',
    group: 'search',
    summary: 'Facets of a list with their counts',
    query: listed,
    answers: {
      200: {
        description: 'facets, price range, ratings, what is chosen',
        schema: listing.pick({
          total: true,
          categories: true,
          facets: true,
          price: true,
          ratings: true,
          chips: true,
          reset: true,
          orders: true,
        }),
      },
      ...refusals,
    },
  },
  {
    method: 'get',
    path: '/api/search/seo',
    id: 'getListSeo',
    group: 'search',
    summary: 'What the page of a list says of itself',
    query: listed,
    answers: {
      200: {
        description: 'title, description, own address, robots',
        schema: z.object({
          title: z.string(),
          description: z.string(),
          words: z.record(z.string(), z.string()),
          canonical: z.string(),
          robots: z.string(),
        }),
      },
      ...refusals,
    },
  },
  {
    method: 'get',
    path: '/api/search/suggest',
    id: 'suggest',
    group: 'search',
    summary: 'Terms, categories and products for what was typed so far',
    query: z.object({ q: z.string().describe('what was typed so far') }),
    answers: {
      200: { description: 'suggestions', schema: suggestions, name: 'Suggestions' },
      503: { description: 'the search is not loaded yet' },
    },
  },
];
