import { createHash, type Hash } from 'node:crypto';
import { Transform, Writable } from 'node:stream';

export interface Digest {
  bytes: number;
  sha256: string;
}

/** A stream that counts what passes through, and its hash. */
export function digestingStream(): { stream: Transform; digest: () => Digest } {
  const { add, digest } = createDigest();
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      add(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest };
}

/** A stream that keeps nothing but the number and hash of its bytes. */
export function digestingSink(): { stream: Writable; digest: () => Digest } {
  const { add, digest } = createDigest();
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      add(chunk);
      done();
    },
  });
  return { stream, digest };
}

function createDigest(): { add: (chunk: Buffer) => void; digest: () => Digest } {
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk) {
      bytes += chunk.length;
      hash.update(chunk);
    },
    digest: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
