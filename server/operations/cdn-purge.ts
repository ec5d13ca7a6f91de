import type { Logger } from 'pino';

/** The port to a CDN: forgets what carries one of the tags, or the paths. Failing never fails the renewal itself. */
export interface CdnPurge {
  purge(tags: readonly string[], paths: readonly string[]): Promise<void>;
}

export const noCdn: CdnPurge = { purge: () => Promise.resolve() };

/** Most tags in one call; CDNs refuse longer lists. */
const batchSize = 200;

/**
 * Driver for CDNs that take `POST { surrogate_keys, paths }` with a bearer token. Time-out 3000 ms, one try: a page that
 * stays at the CDN is stale for its `s-maxage` at most.
 */
export function createHttpCdnPurge(options: {
  url: string;
  token: string;
  log: Pick<Logger, 'warn'>;
  count: (result: 'ok' | 'failed') => void;
  fetch?: typeof fetch;
}): CdnPurge {
  const send = options.fetch ?? fetch;
  return {
    async purge(tags, paths) {
      for (let at = 0; at < Math.max(tags.length, 1); at += batchSize) {
        try {
          const response = await send(options.url, {
            method: 'POST',
            headers: { Authorization: `Bearer ${options.token}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({
              surrogate_keys: tags.slice(at, at + batchSize),
              paths: at === 0 ? paths : [],
            }),
            signal: AbortSignal.timeout(3000),
            redirect: 'error',
          });
          await response.body?.cancel();
          if (!response.ok) throw new Error(`Status ${response.status}`);
          options.count('ok');
        } catch (error) {
          options.count('failed');
          options.log.warn({ err: error }, 'The CDN could not be told to forget pages');
        }
      }
    },
  };
}
