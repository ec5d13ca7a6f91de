import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { localeName, pagePath } from '../../schemas/content-names.ts';
import { devices, visitorKinds } from '../../schemas/page.ts';

/** What a preview token allows: one page, or all of a shop with a release, as somebody would see it at a time. */
const previewGrant = z.strictObject({
  tenant: z.string().max(64),
  locale: localeName,
  /** All pages, as they are with this release: `path` is where that begins. */
  release: z.strictObject({ id: z.uuid(), title: z.string().max(200) }).optional(),
  /** The page, without its locale prefix. */
  path: pagePath,
  /** Milliseconds since 1970 that the page is drawn for; absent: now. */
  at: z.int().optional(),
  visitor: z.enum(visitorKinds).optional(),
  device: z.enum(devices).optional(),
  variants: z.record(z.string().max(64), z.string().max(64)).optional(),
  /** Milliseconds since 1970. */
  expires: z.int(),
});
export type PreviewGrant = z.infer<typeof previewGrant>;

/** Longest life of a token, in milliseconds. */
export const maxPreviewMs = 15 * 60_000;

/** Signs a grant. The token is only ever exchanged for a cookie, and is worth nothing after it expires. */
export function signPreview(grant: PreviewGrant, secret: string): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
}

/** Reads a token; undefined when it is not ours, was changed, or has expired. The same steps are taken in every case. */
export function readPreview(token: string, secret: string, now: number): PreviewGrant | undefined {
  const [body = '', signature = ''] = token.slice(0, 4096).split('.');
  const isGenuine = equal(signatureOf(body, secret), signature);
  let grant: unknown;
  try {
    grant = JSON.parse(Buffer.from(body, 'base64url').toString());
  } catch {
    return undefined;
  }
  const parsed = previewGrant.safeParse(grant);
  const isValid =
    isGenuine && parsed.success && parsed.data.expires > now && parsed.data.expires <= now + maxPreviewMs;
  return isValid ? parsed.data : undefined;
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${body}`).digest('base64url');
}

function equal(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
