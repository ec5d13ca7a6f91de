import express, { type Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestErrors } from '../http/testing/errors.ts';
import { createImageRoute, formatFor } from './image-route.ts';
import { pictureWidths } from '../../schemas/picture-address.ts';
import type { PictureSource } from './picture-source.ts';

const facts = { id: 'dress-rust', width: 1200, height: 1600, revision: '0123456789', ground: '#e9e2d8' };
const address = '/bilder/dress-rust/480-0123456789';

interface Bench {
  app: Express;
  /** What was found and rendered, in order. */
  asked: string[];
  errors: string[];
}

function bench(
  render: PictureSource['render'] = async (id, width, format) => Buffer.from(`${id} ${width} ${format}`),
  image = { optimise: true, quality: 75 },
): Bench {
  const asked: string[] = [];
  const errors: string[] = [];
  const pictures: PictureSource = {
    find(id) {
      asked.push(`find ${id}`);
      return id === facts.id ? facts : undefined;
    },
    ids: () => [facts.id],
    async render(id, width, format, quality) {
      asked.push(`render ${id} ${width} ${format} ${quality}`);
      return render(id, width, format, quality);
    },
  };
  const app = express();
  app.set('etag', false);
  app.all(
    '/bilder/:id/:file',
    createImageRoute({
      pictures,
      widths: pictureWidths,
      imageOf: () => image,
      log: { error: (_facts, message) => void errors.push(message) },
    }),
  );
  app.use(createTestErrors());
  return { app, asked, errors };
}

describe('formatFor', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0,image/webp;q=0.0,*/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
    ['text/html, image/avifx', 'jpeg'],
  ])('%s → %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});

describe('GET /bilder/:id/:file', () => {
  it('sends the picture in the best format, to be kept for a year', async () => {
    const { app } = bench();
    const { status, headers, body } = await request(app)
      .get(address)
      .set('Accept', 'image/avif,image/webp,*/*');
    expect([status, String(body)]).toEqual([200, 'dress-rust 480 avif']);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      etag: '"0123456789-480-q75-avif"',
    });
  });

  it('tells formats apart by their validator and draws nothing for a copy that is still good', async () => {
    const { app, asked } = bench();
    const again = await request(app)
      .get(address)
      .set('Accept', 'image/webp')
      .set('If-None-Match', '"0123456789-480-q75-webp"');
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept']);
    expect(asked).toEqual(['find dress-rust']);
    const other = await request(app)
      .get(address)
      .set('Accept', 'image/avif')
      .set('If-None-Match', '"0123456789-480-q75-webp"');
    expect(other.status).toBe(200);
  });

  it('asks for the quality that the shop has set, and tells qualities apart by the validator', async () => {
    const { app, asked } = bench(undefined, { optimise: true, quality: 60 });
    const { status, headers } = await request(app)
      .get(address)
      .set('Accept', 'image/webp')
      .set('If-None-Match', '"0123456789-480-q75-webp"');
    expect([status, headers.etag]).toEqual([200, '"0123456789-480-q60-webp"']);
    expect(asked).toContain('render dress-rust 480 webp 60');
  });

  it('sends the whole picture in the format that all browsers read where nothing shall be optimised', async () => {
    const { app } = bench(undefined, { optimise: false, quality: 75 });
    const { status, headers, body } = await request(app)
      .get(address)
      .set('Accept', 'image/avif,image/webp,*/*');
    expect([status, String(body)]).toEqual([200, 'dress-rust 1200 jpeg']);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', etag: '"0123456789-1200-q75-jpeg"' });
  });

  it('answers HEAD like GET, without the body', async () => {
    const { app } = bench();
    const { status, headers, text } = await request(app).head(address).set('Accept', 'image/webp');
    expect([status, headers['content-type'], text]).toEqual([200, 'image/webp', undefined]);
    expect(headers['content-length']).toBe(String('dress-rust 480 webp'.length));
  });

  it.each(['480-fedcba9876', '480'])(
    'leads from %s to the current revision, and lets nobody keep that',
    async (file) => {
      const { app, asked } = bench();
      const { status, headers } = await request(app).get(`/bilder/dress-rust/${file}`);
      expect([status, headers.location, headers['cache-control']]).toEqual([302, address, 'no-cache']);
      expect(asked).toEqual(['find dress-rust']);
    },
  );

  it.each([
    '/bilder/hat/480-0123456789',
    '/bilder/dress-rust/481-0123456789',
    '/bilder/dress-rust/0-0123456789',
    '/bilder/dress-rust/-480-0123456789',
    '/bilder/dress-rust/1000000000-0123456789',
    '/bilder/dress-rust/480-0123456789.webp',
    '/bilder/dress-rust/480-012345678Z',
    '/bilder/dress-rust/4e2-0123456789',
    '/bilder/dress-rust/480-..%2f..%2fetc',
    '/bilder/..%2f..%2fetc%2fpasswd/480-0123456789',
    '/bilder/dress-rust%00/480-0123456789',
    '/bilder/__proto__/480-0123456789',
    '/bilder/constructor/480-0123456789',
    '/bilder/DRESS-RUST/480-0123456789',
    `/bilder/${'a'.repeat(65)}/480-0123456789`,
    `/bilder/${'a'.repeat(6000)}/480-0123456789`,
  ])('knows nothing of %s', async (path) => {
    const { app, asked } = bench();
    const { status, headers } = await request(app).get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(asked.filter((call) => call.startsWith('render'))).toEqual([]);
  });

  it('asks for a later visit when the drawing fails, and logs it', async () => {
    const { app, errors } = bench(() => Promise.reject(new Error('broken')));
    const { status, headers } = await request(app).get(address);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    expect(headers.etag).toBeUndefined();
    expect(errors).toEqual(['A picture could not be drawn']);
  });
});

describe('another method', () => {
  it('is refused for a picture that is there, and does not find one that is not', async () => {
    const { app, asked } = bench();
    for (const method of ['post', 'delete', 'options'] as const) {
      const refused = await request(app)[method](address);
      expect(refused.status).toBe(405);
      expect(refused.headers.allow).toBe('GET, HEAD');
      expect((await request(app)[method]('/bilder/nobody/480-0123456789')).status).toBe(404);
    }
    expect(asked.filter((each) => each.startsWith('render'))).toEqual([]);
  });
});
