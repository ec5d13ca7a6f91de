import type { Logger } from 'pino';
import { bucketJsonLimits, documentJsonLimits, type JsonLimits } from '../../schemas/safe-json.ts';
import { isDraft } from './content-address.ts';
import { bucketFileOf, cmsQueryOf, isBucketAddress } from './content-location.ts';
import type { ContentAddress, ContentAnswer, ContentRequest, ContentSource } from './content-source.ts';
import { FetchFailure } from './fetch-failure.ts';
import { readJsonResponse } from './json-response.ts';
import { createUpstreamGuard, type UpstreamGuard } from './upstream-guard.ts';

/** Longest URL that is asked for (requirement 7.065). */
const maxUrlLength = 2047;

export interface HttpContentSourceOptions {
  /** Address of the CMS, without query; may hold `{tenant}`. */
  cmsUrl: string;
  /** Address below which the buckets' files lie, without query; may hold `{tenant}`. */
  bucketUrl: string;
  /** Sent as bearer token for drafts, and for nothing else. */
  previewToken?: string | undefined;
  log: Pick<Logger, 'info' | 'warn'>;
  fetch?: typeof fetch;
  /** Milliseconds for a whole call, body and retry included (requirements 9.004, 9.005). */
  timeoutMs: number;
  retries?: number;
  retryPauseMs?: number;
  /** Calls at the same time, per upstream. */
  concurrency?: number;
  /** Calls that may wait for their turn, per upstream. */
  queue?: number;
  /** Share of both that pages may take which nobody has seen yet. */
  unseenShare?: number;
  openAfter?: number;
  halfOpenAfterMs?: number;
  /** Monotonic milliseconds. */
  clock?: () => number;
  random?: () => number;
}

interface Call {
  url: string;
  limits: JsonLimits;
  guard: UpstreamGuard;
}

/**
 * Driver that asks the CMS and the buckets over HTTP. Only the two configured addresses are ever asked, redirects are
 * refused. Throws at once when an address cannot be used.
 */
export function createHttpContentSource(options: HttpContentSourceOptions): ContentSource {
  const cmsBase = checkBase('CMS_URL', options.cmsUrl);
  const bucketBase = checkBase('BUCKET_URL', options.bucketUrl).replace(/(?<!\/)\/+$/, '');
  const guards = { cms: createGuard('cms', options), buckets: createGuard('buckets', options) };
  const ask = options.fetch ?? fetch;

  function locate(address: ContentAddress): string {
    return isBucketAddress(address)
      ? `${forTenant(bucketBase, address)}/${bucketFileOf(address)}`
      : `${forTenant(cmsBase, address)}?${cmsQueryOf(address)}`;
  }

  function callOf(address: ContentAddress): Call {
    const url = locate(address);
    return isBucketAddress(address)
      ? { url, limits: bucketJsonLimits, guard: guards.buckets }
      : { url, limits: documentJsonLimits, guard: guards.cms };
  }

  async function read(address: ContentAddress, request: ContentRequest): Promise<ContentAnswer> {
    const { url, limits, guard } = callOf(address);
    if (url.length > maxUrlLength) {
      throw new FetchFailure(`The address has ${url.length} characters, at most ${maxUrlLength} are sent`, {
        url: url.slice(0, maxUrlLength),
        reason: 'url-too-long',
      });
    }
    const headers = headersFor(address, url, request, options.previewToken);
    const attempt = async (signal: AbortSignal): Promise<ContentAnswer> => {
      try {
        const response = await ask(url, { headers, signal, redirect: 'error', cache: 'no-store' });
        return await readJsonResponse(url, response, limits);
      } catch (error) {
        throw asConnectionFailure(error, url);
      }
    };
    return guard.run(url, attempt, request.isUnseen);
  }

  return { read, locate };
}

function createGuard(upstream: string, options: HttpContentSourceOptions): UpstreamGuard {
  return createUpstreamGuard({
    upstream,
    log: options.log,
    timeoutMs: options.timeoutMs,
    retries: options.retries ?? 1,
    retryPauseMs: options.retryPauseMs ?? 200,
    concurrency: options.concurrency ?? 10,
    queue: options.queue ?? 200,
    unseenShare: options.unseenShare ?? 0.5,
    openAfter: options.openAfter ?? 3,
    halfOpenAfterMs: options.halfOpenAfterMs ?? 10_000,
    clock: options.clock ?? (() => performance.now()),
    random: options.random ?? Math.random,
  });
}

function checkBase(setting: string, value: string): string {
  const sample = URL.parse(value.replaceAll('{tenant}', 'tenant'));
  if (!sample || (sample.protocol !== 'http:' && sample.protocol !== 'https:')) {
    throw new TypeError(`${setting} must be an http or https address`);
  }
  if (sample.username || sample.password || sample.search || sample.hash || /[?#]/.test(value)) {
    throw new TypeError(`${setting} must hold neither user, password, query nor fragment`);
  }
  return value;
}

function forTenant(base: string, address: ContentAddress): string {
  return base.replaceAll('{tenant}', address.tenant);
}

function headersFor(
  address: ContentAddress,
  url: string,
  request: ContentRequest,
  previewToken: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.etag) headers['if-none-match'] = request.etag;
  if (!isDraft(address)) return headers;
  if (!previewToken) {
    throw new FetchFailure('Drafts cannot be asked for: there is no CMS_PREVIEW_TOKEN', {
      url,
      reason: 'no-preview-token',
    });
  }
  return { ...headers, authorization: `Bearer ${previewToken}` };
}

function asConnectionFailure(error: unknown, url: string): unknown {
  if (error instanceof FetchFailure || !(error instanceof Error)) return error;
  const ground = error.cause instanceof Error ? error.cause : error;
  // Node's fetch names a refused redirect by this text only; a test holds it.
  if (ground.message === 'unexpected redirect') {
    return new FetchFailure('A redirect, which is never followed', { url, reason: 'redirect' });
  }
  const code = 'code' in ground && typeof ground.code === 'string' ? ground.code : ground.message;
  return new FetchFailure(`Connection failed: ${code}`, { url, reason: 'connection', cause: ground });
}
