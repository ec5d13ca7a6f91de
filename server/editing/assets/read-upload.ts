import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { HandedFile } from '../../pictures/checked/check-picture.ts';
import { askForBody, isDeclaredTooLong } from '../../http/expected-body.ts';

type Upload =
  | { ok: true; file: HandedFile }
  | { ok: false; reason: 'large' | 'no-file' | 'many-files' | 'broken' };

/** What the parts around a file may add to a body. */
const frameBytes = 10_000;

/**
 * The one file of a `multipart/form-data` body, of at most so many bytes. What is refused is refused at once; what still comes of
 * it is dropped, so that the answer arrives. Rejects when the sender goes away.
 */
export async function readUpload(request: IncomingMessage, maxBytes: number): Promise<Upload> {
  if (isDeclaredTooLong(request, maxBytes + frameBytes)) return { ok: false, reason: 'large' };
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: request.headers,
      // Names are UTF-8 everywhere; the library's default would garble them.
      ...{ defParamCharset: 'utf8', preservePath: true },
      limits: { files: 1, fileSize: maxBytes, fields: 0, parts: 2, headerPairs: 20 },
    });
  } catch {
    request.resume();
    return { ok: false, reason: 'broken' };
  }
  const reading = Promise.withResolvers<Upload>();
  const end = (upload: Upload): void => {
    request.unpipe(parser);
    request.resume();
    reading.resolve(upload);
  };
  let file: HandedFile | undefined;
  parser.on('file', (_field, stream, { filename, mimeType }) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => end({ ok: false, reason: 'large' }));
    stream.on('error', () => end({ ok: false, reason: 'broken' }));
    stream.on('end', () => {
      file = { bytes: Buffer.concat(chunks), name: filename ?? '', type: mimeType };
    });
  });
  for (const event of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const)
    parser.on(event, () => end({ ok: false, reason: 'many-files' }));
  parser.on('error', () => end({ ok: false, reason: 'broken' }));
  parser.on('close', () => reading.resolve(file ? { ok: true, file } : { ok: false, reason: 'no-file' }));
  const leave = (): void => {
    if (!request.complete) reading.reject(request.errored ?? new Error('The sender went away'));
  };
  request.on('error', reading.reject);
  request.on('close', leave);
  // Who went away while it was looked up who they are says so no more.
  if (request.destroyed) leave();
  askForBody(request);
  request.pipe(parser);
  return reading.promise;
}
