import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDiskObjectStore } from '../../server/storage/objects/disk-object-store.ts';
import type { ObjectStore } from '../../server/storage/objects/object-store.ts';
import { createS3ObjectStore } from '../../server/storage/objects/s3-object-store.ts';
import { type S3Server, startBehavingS3, startSigningS3 } from '../services/s3-servers.ts';
import { objectStoreContract } from './object-store.contract.ts';

async function onDisk(): Promise<{ store: ObjectStore; folder: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'));
  return {
    store: createDiskObjectStore(join(folder, 'objects')),
    folder,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

const inBucket = (start: () => Promise<S3Server>) => async () => {
  const { options, close } = await start();
  return { store: createS3ObjectStore(options), close };
};

objectStoreContract('disk', onDisk);
objectStoreContract('S3 (fauxqs)', inBucket(startBehavingS3));
objectStoreContract('S3 (s3rver, which checks signatures)', inBucket(startSigningS3));

/** What each call is refused with. */
async function reasonsOf(store: ObjectStore): Promise<unknown[]> {
  const calls = [store.put('a', Buffer.from('x')), store.get('a'), store.delete('a')];
  const settled = await Promise.allSettled(calls);
  return settled.map((call) =>
    call.status === 'rejected' ? (call.reason as { reason: unknown }).reason : 'none',
  );
}

/** A server that answers each request as it is told. */
async function answering(status: number | 'never', code = ''): Promise<S3Server> {
  const server = createServer((request, response) => {
    request.resume();
    if (status === 'never') return;
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    options: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`,
      ...{ region: 'us-east-1', keyId: 'key', secret: 'a secret of the bucket' },
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('an object store that cannot be used', () => {
  test('says so of a wrong secret, and names it nowhere', async () => {
    const server = await startSigningS3();
    const store = createS3ObjectStore({ ...server.options, secret: 'another one' });
    expect(await reasonsOf(store)).toEqual(['denied', 'denied', 'denied']);
    const failure = await store.put('a', Buffer.from('x')).catch((error: unknown) => error);
    expect((failure as Error).message).toContain('status 403');
    expect((failure as Error).message).not.toContain('another one');
    await server.close();
  });

  test.each([
    [507, 'InsufficientStorage', 'full'],
    [400, 'QuotaExceeded', 'full'],
    [503, 'SlowDown', 'away'],
    [500, 'InternalError', 'away'],
    [403, 'AccessDenied', 'denied'],
    [405, 'MethodNotAllowed', 'failed'],
  ])('says of an answer %s %s: %s', async (status, code, reason) => {
    const server = await answering(status, code);
    expect(await reasonsOf(createS3ObjectStore(server.options))).toEqual([reason, reason, reason]);
    await server.close();
  });

  test('says that nobody answers', async () => {
    const server = await answering(200);
    await server.close();
    expect(await reasonsOf(createS3ObjectStore(server.options))).toEqual(['away', 'away', 'away']);
  });

  test('waits no longer than it may', async () => {
    const server = await answering('never');
    const store = createS3ObjectStore({ ...server.options, limitMs: 200 });
    expect(await reasonsOf(store)).toEqual(['slow', 'slow', 'slow']);
    await server.close();
  });

  test('on disk says what the folder lacks, and leaves nothing half behind', async () => {
    const { store, folder, close } = await onDisk();
    await store.put('file', Buffer.from('x'));
    await expect(store.put('file/below', Buffer.from('x'))).rejects.toMatchObject({ reason: 'failed' });
    expect(await readdir(join(folder, 'objects'))).toEqual(['file']);
    await close();
  });
});
