import { restClient } from '../../../kit/rest/page-rest-client.ts';
import type { RestClient } from '../../../kit/rest/rest-client.ts';

/** The page’s client, as the entry of the account tells how long equal calls are made once. */
export function restClientOf({ dataset }: HTMLElement): RestClient {
  return restClient({ dedupeMs: Number(dataset.dedupe ?? 0) });
}
