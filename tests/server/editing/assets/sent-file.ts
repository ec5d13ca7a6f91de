import { request } from 'node:http';
import sharp from 'sharp';
import type { Asset } from '../../../../schemas/editing/asset.ts';
import type { Answer } from '../../shop-under-test.ts';
import type { ShopVisitor } from '../../visitor-of-shop.ts';

/** A JPEG of one colour. */
export function plainJpeg(width = 600, height = 400, background = '#c05030'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Files as a browser's form sends them. */
export async function bodyOf(
  ...files: readonly { bytes: Buffer; name: string; type: string }[]
): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  for (const { bytes, name, type } of files)
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const sent = new Response(form);
  return {
    type: sent.headers.get('content-type') ?? '',
    body: Buffer.from(await sent.arrayBuffer()),
  };
}

/** Sends one file. */
export async function sendFile(
  browser: ShopVisitor,
  bytes: Buffer,
  { path = '/edit/api/assets', name = 'Herbst_am-See.jpg', type = 'image/jpeg' } = {},
): Promise<Answer> {
  const sent = await bodyOf({ bytes, name, type });
  return browser.post(path, sent.type, sent.body);
}

/** The picture of an answer that has one. */
export function assetIn({ status, text }: Answer): Asset {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as Asset;
}

/** Sends a part of what it says it sends, and goes away. */
export async function breakOff(
  port: number,
  path: string,
  headers: Record<string, string>,
  part: Buffer,
): Promise<void> {
  const outgoing = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
  outgoing.on('error', () => {});
  await new Promise<void>((resolve) => outgoing.write(part, () => resolve()));
  await new Promise<void>((resolve) => {
    outgoing.on('close', () => resolve());
    outgoing.destroy();
  });
}
