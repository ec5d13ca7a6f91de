import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeBodies, encodingFor, refusesAllEncodings } from './content-encoding.ts';

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
    ['', 'identity'],
    ['*', 'identity'],
    ['br;q=0, *', 'identity'],
    ['identity;q=0, *', 'br'],
    ['br;q=0, identity;q=0, *', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['gzip;q=0.5, *;q=0', 'gzip'],
    ['gzip;level=9;q=0', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  test.each([
    [undefined, false],
    ['', false],
    ['gzip;q=0', false],
    ['identity;q=0', true],
    ['identity;q=0, br', false],
    ['*;q=0', true],
    ['zstd, *;q=0', true],
    ['*;q=0, identity', false],
  ])('that %j leaves is none at all: %s', (accepted, isNone) => {
    expect(refusesAllEncodings(accepted)).toBe(isNone);
  });

  test.each([0, 1, 65_520, 65_521, 5_000_000])('brings %i bytes back as they were', async (length) => {
    const html = Buffer.alloc(length, 'Größe <b>');
    const { br } = await encodeBodies(html, ['br']);
    expect(brotliDecompressSync(br as Buffer).equals(html)).toBe(true);
  });
});
