import type { RequestHandler, Response } from 'express';
import { encodeBodies, encodingFor } from './content-encoding.ts';

/** Bytes below which a compressed answer saves nobody anything. */
const smallestBytes = 2048;

/**
 * Compresses large JSON that everybody may keep (`Cache-Control: public`), and no other: what is one visitor's may hold a secret
 * beside what was sent, and its length would tell of it (BREACH; decision 052).
 */
export const compressPublicAnswers: RequestHandler = (request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string' || !isPublicJson(response)) return send(body);
    response.vary('Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    const bytes = Buffer.from(body);
    if (encoding === 'identity' || bytes.length < smallestBytes) return send(body);
    encodeBodies(bytes, [encoding]).then((bodies) => {
      response.set('Content-Encoding', encoding);
      send(bodies[encoding]);
    }, next);
    return response;
  };
  next();
};

function isPublicJson(response: Response): boolean {
  return (
    /^application\/([\w.-]+\+)?json\b/.test(response.get('Content-Type') ?? '') &&
    /\bpublic\b/.test(response.get('Cache-Control') ?? '')
  );
}
