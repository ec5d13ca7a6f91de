import { publishedOperations } from '../../schemas/gateway/published-operation.ts';
import list from '../../schemas/published/gateway-operations.json' with { type: 'json' };
import type { RequestHandler } from 'express';
import type { TrustedOperations } from './trusted-operations.ts';

/** What apps and partners may have carried out, as `npm run generate` wrote it. */
export const published = publishedOperations.parse(list);

/** Operations of blocks, and those that are published. */
export function withPublishedOperations(ofBlocks: TrustedOperations): TrustedOperations {
  return new Map([...ofBlocks, ...published.operations.map(({ hash, text }) => [hash, text] as const)]);
}

/** Tells them to whoever asks. */
export const tellOperations: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'public, max-age=3600').json(published);
};
