import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { pictureAddress } from '../../schemas/picture-address.ts';
import { pictureId } from '../../schemas/picture.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { isRead, otherMethod } from '../http/methods.ts';
import type { PictureFacts, PictureFormat, PictureSource } from './picture-source.ts';

export interface ImageRouteOptions {
  pictures: PictureSource;
  /** Widths that may be asked for, in pixels. */
  widths: readonly number[];
  /** How the shop that is asked sends its pictures. */
  imageOf: (request: IncomingMessage) => TenantConfig['image'];
  log: { error(facts: object, message: string): void };
}

/** `<width>-<revision>`; the revision may be missing, as in an address that somebody typed. */
const filePattern = /^([1-9]\d{1,3})(?:-([0-9a-f]{10}))?$/;

/** The best format that the browser names. A mere wildcard is not proof enough for AVIF or WebP. */
export function formatFor(accept: string | undefined): PictureFormat {
  const named = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    if (weight === undefined || Number(weight.slice(2)) > 0) named.add(type);
  }
  if (named.has('image/avif')) return 'avif';
  return named.has('image/webp') ? 'webp' : 'jpeg';
}

/** What is sent for an address: fitted to the browser and the place, or the whole picture in the format that all read. */
function variantOf(
  request: Request,
  { optimise, quality }: TenantConfig['image'],
  asked: number,
  facts: PictureFacts,
): { width: number; format: PictureFormat; quality: number } {
  return optimise
    ? { width: asked, format: formatFor(request.headers.accept), quality }
    : { width: facts.width, format: 'jpeg', quality };
}

function answerNothing(response: Response): void {
  response
    .status(404)
    .set('Cache-Control', 'public, max-age=60')
    .type('text/plain')
    .send('There is no such picture.');
}

/** What is asked for, or undefined when the address is not one that we give out. */
function readAddress(
  { params }: Request,
  widths: readonly number[],
): { id: string; width: number; revision?: string } | undefined {
  const [, digits, revision] = filePattern.exec(String(params.file)) ?? [];
  const width = Number(digits);
  const id = pictureId.safeParse(params.id);
  if (!id.success || !widths.includes(width)) return undefined;
  return { id: id.data, width, ...(revision === undefined ? {} : { revision }) };
}

/** The picture's facts; asked anew where this process knows none, or others than the address was made with. */
async function findNow(
  pictures: PictureSource,
  { id, revision }: { id: string; revision?: string },
  log: ImageRouteOptions['log'],
): Promise<PictureFacts | undefined> {
  const known = pictures.find(id);
  if (!pictures.learn || (known && (revision === undefined || known.revision === revision))) return known;
  try {
    await pictures.learn(id);
  } catch (error) {
    log.error({ id, error }, 'Whether a picture has changed is not known');
  }
  return pictures.find(id);
}

/** Who opens a picture by itself sees it in a page of the browser's own, which styles itself inline. */
const picturePolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Handler for `/bilder/:id/:file`. The address with the current revision never changes its content and is cached
 * for a year; older revisions lead to the current one. Nothing of the address reaches the file system unless
 * identifier and width are known. Format, width and quality follow the shop's `image` settings (requirements 1.056,
 * 1.057).
 */
export function createImageRoute({ pictures, widths, imageOf, log }: ImageRouteOptions): RequestHandler {
  return async function sendPicture(request, response) {
    const asked = readAddress(request, widths);
    const facts = asked && (await findNow(pictures, asked, log));
    if (asked === undefined || facts === undefined) return answerNothing(response);
    if (!isRead(request.method)) throw otherMethod(request.method, 'read');
    const { id, revision } = asked;
    if (revision !== facts.revision) {
      response.set('Cache-Control', 'no-cache').redirect(302, pictureAddress(facts, asked.width));
      return;
    }
    const { width, format, quality } = variantOf(request, imageOf(request), asked.width, facts);
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': `image/${format}`,
      'Content-Security-Policy': picturePolicy,
      ETag: `"${revision}-${width}-q${quality}-${format}"`,
      Vary: 'Accept',
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    try {
      response.send(await pictures.render(id, width, format, quality));
    } catch (error) {
      log.error({ id, width, format, error }, 'A picture could not be drawn');
      for (const name of ['Content-Type', 'ETag']) response.removeHeader(name);
      response
        .status(503)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
        .type('text/plain')
        .send('The picture is not ready.');
    }
  };
}
