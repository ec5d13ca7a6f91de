import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { checkObjectName } from './object-name.ts';
import type { ObjectStore } from './object-store.ts';
import { type ObjectsOutage, ObjectsUnavailable } from './objects-unavailable.ts';

export interface S3ObjectStoreOptions {
  /** Address of the bucket: `https://s3.example.com/bucket` or `https://bucket.s3.example.com`. */
  endpoint: string;
  region: string;
  keyId: string;
  secret: string;
  /** Milliseconds that one call may take, the file's way included. */
  limitMs?: number;
}

/** Files in a bucket of a service that speaks S3. */
export function createS3ObjectStore({
  endpoint,
  region,
  keyId,
  secret,
  limitMs = 30_000,
}: S3ObjectStoreOptions): ObjectStore {
  const bucket = new S3mini({
    ...{ endpoint, region, accessKeyId: keyId, secretAccessKey: secret, requestAbortTimeout: limitMs },
  });
  return {
    async put(name, bytes) {
      const key = checkObjectName(name);
      await told(() => bucket.putObject(key, bytes));
    },
    async get(name) {
      const key = checkObjectName(name);
      const answer = await told(() => bucket.getObjectResponse(key));
      return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined;
    },
    async delete(name) {
      const key = checkObjectName(name);
      await told(() => bucket.deleteObject(key));
    },
  };
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    throw new ObjectsUnavailable(
      reason,
      `The object store cannot be used (${reason}): ${wordsOf(error)}`,
      error,
    );
  }
}

function reasonOf(error: unknown): ObjectsOutage {
  if (error instanceof S3ServiceError) {
    if (error.status === 401 || error.status === 403) return 'denied';
    if (error.status === 507 || /full|quota|insufficient/i.test(error.serviceCode ?? '')) return 'full';
    return error.status >= 500 ? 'away' : 'failed';
  }
  return (error as Error).name === 'TimeoutError' ? 'slow' : 'away';
}

/** Status and code alone: the body of an answer may hold what was signed. */
function wordsOf(error: unknown): string {
  return error instanceof S3ServiceError
    ? `status ${error.status}, ${error.serviceCode ?? 'no code'}`
    : (error as Error).message;
}
