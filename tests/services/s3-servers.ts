import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { startFauxqs } from 'fauxqs';
import type { S3ObjectStoreOptions } from '../../server/storage/objects/s3-object-store.ts';

/** A server that speaks S3, with an empty bucket, and what a client of it needs. */
export interface S3Server {
  options: S3ObjectStoreOptions;
  close(): Promise<void>;
}

/** Checks no signatures; all else as a service does. */
export async function startBehavingS3(): Promise<S3Server> {
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket('shop');
  return {
    options: {
      endpoint: `http://127.0.0.1:${server.port}/shop`,
      ...{ region: 'us-east-1', keyId: 'test', secret: 'test' },
    },
    close: () => server.stop(),
  };
}

/** Refuses whoever signs wrongly. */
export async function startSigningS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}/shop`,
      ...{ region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' },
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
