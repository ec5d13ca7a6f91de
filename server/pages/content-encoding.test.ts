import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeBodies, encodingFor } from './content-encoding.ts';

describe('the encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000 , gzip', 'gzip'],
    ['br; q=0.1', 'br'],
    ['GZIP', 'gzip'],
    ['x-br, br-x, brotli', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  test.each([0, 1, 65_520, 65_521, 5_000_000])('brings %i bytes back as they were', async (length) => {
    const html = Buffer.alloc(length, 'Größe <b>');
    const { br } = await encodeBodies(html, ['br']);
    expect(brotliDecompressSync(br as Buffer).equals(html)).toBe(true);
  });
});
