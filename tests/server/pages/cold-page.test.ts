import { get as sendGet, type IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heading } from '../fake-content.ts';
import { fillShop, type ShopUnderTest, startShop } from '../shop-under-test.ts';

// A page that waits for a bucket: head and what stands before it are sent at once.

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop({}, { flowAfterMs: 1 });
  fillShop(shop.content);
  shop.content.bucket('usp-bar/web', { items: [{ icon: 'truck', text: 'Gratis ab 75 Euro' }] });
  shop.content.page({
    path: '/lp/langsam',
    main: [heading('Davor', { id: 'a' }), { id: 'u', type: 'usp-bar' }, heading('Danach', { id: 'b' })],
  });
});

afterEach(() => shop.close());

interface Stream {
  response: IncomingMessage;
  /** Decompressed text that has come so far. */
  text: () => string;
  ended: Promise<void>;
}

function open(path: string, encoding = 'identity'): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = sendGet(
      {
        port: shop.port,
        host: '127.0.0.1',
        path,
        headers: { Host: 'at.localhost', 'Accept-Encoding': encoding },
      },
      (response) => {
        let text = '';
        const plain =
          encoding === 'identity'
            ? response
            : response.pipe(encoding === 'br' ? createBrotliDecompress() : createGunzip());
        plain.on('data', (chunk: Buffer) => (text += chunk.toString()));
        const ended = new Promise<void>((done) => {
          plain.on('end', done);
          plain.on('error', () => done());
          response.on('close', () => void (response.complete || done()));
        });
        resolve({ response, text: () => text, ended });
      },
    );
    request.on('error', reject);
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await turn();
}

describe('a cold page that waits for its data', () => {
  test.each(['identity', 'gzip', 'br'])(
    'sends what is there and then the rest, in %s; what is kept is the whole page',
    async (encoding) => {
      const release = shop.content.hold('usp-bar');
      const stream = await open('/lp/langsam', encoding);
      expect(stream.response.statusCode).toBe(200);
      expect(stream.response.headers['content-encoding']).toBe(
        encoding === 'identity' ? undefined : encoding,
      );
      expect(stream.response.headers['cache-control']).toBe('private, no-store');
      await until(() => stream.text().includes('Davor'));
      expect(stream.text()).toContain('</head>');
      expect(stream.text()).not.toContain('Danach');
      release();
      await stream.ended;
      const flowed = stream.text();
      expect(flowed).toMatch(/Davor.*Gratis ab 75 Euro.*Danach.*<\/html>$/s);
      const kept = await shop.ask('/lp/langsam', { headers: { 'Accept-Encoding': 'identity' } });
      expect(kept.text).toBe(flowed);
      expect(kept.headers['cache-control']).toContain('public');
      expect(String(kept.headers['surrogate-key'])).toContain('bucket:usp-bar/web');
      const policy = (headers: IncomingMessage['headers']): string =>
        String(headers['content-security-policy']);
      expect(policy(kept.headers)).toBe(policy(stream.response.headers));
    },
  );

  test('is drawn once for all who come meanwhile', async () => {
    const release = shop.content.hold('usp-bar');
    const first = await open('/lp/langsam');
    const others = Promise.all(Array.from({ length: 20 }, () => shop.ask('/lp/langsam')));
    await until(() => first.text().includes('Davor'));
    release();
    await first.ended;
    for (const { status, text } of await others) {
      expect(status).toBe(200);
      expect(text).toBe(first.text());
    }
    expect(shop.content.reads.filter((key) => key.includes('usp-bar'))).toHaveLength(1);
  });

  test.each(['identity', 'br'])(
    'is kept, and given to others, when who asked first goes away (%s)',
    async (encoding) => {
      const release = shop.content.hold('usp-bar');
      const first = await open('/lp/langsam', encoding);
      await until(() => first.text().includes('Davor'));
      const other = shop.ask('/lp/langsam');
      first.response.destroy();
      await first.ended;
      release();
      expect((await other).text).toContain('Danach');
      expect(shop.shop.pages.stats().entries).toBe(1);
    },
  );

  test('answers HEAD at once, and keeps the page', async () => {
    const release = shop.content.hold('usp-bar');
    const { status, bytes } = await shop.ask('/lp/langsam', { method: 'HEAD' });
    expect([status, bytes.length]).toEqual([200, 0]);
    release();
    await until(() => shop.shop.pages.stats().entries === 1);
    expect((await shop.ask('/lp/langsam')).text).toContain('Gratis ab 75 Euro');
  });

  test('whose bucket never answers is sent without it, and ends', async () => {
    const impatient = await startShop({}, { flowAfterMs: 1, loadLimitMs: 20 });
    fillShop(impatient.content);
    impatient.content.page({
      path: '/lp/langsam',
      main: [heading('Davor', { id: 'a' }), { id: 'u', type: 'usp-bar' }, heading('Danach', { id: 'b' })],
    });
    const release = impatient.content.hold('usp-bar');
    const { status, text } = await impatient.ask('/lp/langsam');
    expect(status).toBe(200);
    expect(text).toMatch(/Davor.*Danach.*<\/html>$/s);
    expect(
      impatient.lines.some(
        (line) => line.includes('load-failed') && line.includes('/regions/main/1/data/usps'),
      ),
    ).toBe(true);
    // It follows the bucket all the same, and shows it when it has come.
    await until(() => impatient.shop.pages.stats().entries === 1);
    const kept = await impatient.ask('/lp/langsam');
    expect(String(kept.headers['surrogate-key']).split(' ')).toContain('bucket:usp-bar/web');
    release();
    await impatient.close();
  });
});

describe('a cold page whose document is slow', () => {
  test('has its status when it is there: 404 is 404', async () => {
    const release = shop.content.hold('/lp/nix');
    const answer = shop.ask('/lp/nix');
    await turn();
    release();
    expect((await answer).status).toBe(404);
  });
});

describe('a node that must not be missing', () => {
  const calculator = { id: 'c', type: 'instalment-calculator', props: { level: 9 } };

  test('fails a page that was never drawn: 503', async () => {
    shop.content.page({ path: '/lp/rechner', main: [heading('Raten'), calculator] });
    expect((await shop.ask('/lp/rechner')).status).toBe(503);
  });

  test('leaves the page as it last was', async () => {
    shop.content.page({ path: '/lp/rechner', main: [heading('Raten', { id: 'a' })] });
    expect((await shop.ask('/lp/rechner')).status).toBe(200);
    shop.content.page({
      path: '/lp/rechner',
      main: [heading('Neue Raten', { id: 'a' }), calculator],
      page: { revision: '2' },
    });
    shop.shop.documents.invalidate({ tags: ['page:at:de-AT:/lp/rechner'] });
    for (let round = 0; round < 3; round++) {
      shop.advance(20_000);
      const { status, text } = await shop.ask('/lp/rechner');
      await shop.shop.renewal.idle();
      expect(status).toBe(200);
      expect(text).toContain('Raten<');
      expect(text).not.toContain('Neue Raten');
    }
  });
});
