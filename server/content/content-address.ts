import { z } from 'zod';
import {
  bucketCategory,
  clientIdName,
  contentPath,
  frameName,
  identifierName,
  listCursor,
  localeName,
  tenantName,
} from '../../schemas/content-names.ts';
import type { ContentAddress } from './content-source.ts';

const shop = { tenant: tenantName, locale: localeName };
const draft = { draft: z.exactOptional(z.boolean()) };

const contentAddress = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), ...shop, path: contentPath, ...draft }),
  z.strictObject({ kind: z.literal('frame'), ...shop, frame: frameName, ...draft }),
  z.strictObject({ kind: z.literal('list'), ...shop, cursor: z.exactOptional(listCursor) }),
  z.strictObject({
    kind: z.literal('bucket'),
    ...shop,
    category: bucketCategory,
    identifier: identifierName,
  }),
  z.strictObject({
    kind: z.literal('slice'),
    ...shop,
    category: identifierName,
    id: identifierName,
    sliced: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('navigation'),
    ...shop,
    clientId: clientIdName,
    device: z.enum(['web', 'mobile']),
    sliced: z.boolean(),
  }),
]);

export type AddressResult =
  | { ok: true; address: ContentAddress }
  /** `field` is the part that was refused, `message` what it has to look like. */
  | { ok: false; reason: 'bad-address'; field: string; message: string };

/** An address from parts that came from a visitor, an editor or a document. Refuses what no URL or file name may be built from. */
export function makeAddress(parts: unknown): AddressResult {
  const result = contentAddress.safeParse(parts);
  if (result.success) return { ok: true, address: result.data };
  const issue = result.error.issues[0];
  return {
    ok: false,
    reason: 'bad-address',
    field: issue?.path.join('.') || 'address',
    message: issue?.message ?? 'not an address of content',
  };
}

/** Second line of defence in the drivers: throws when an address did not come from `makeAddress`. */
export function assertAddress(address: ContentAddress): void {
  const result = makeAddress(address);
  if (!result.ok) throw new TypeError(`Unchecked content address: ${result.field}: ${result.message}`);
}

/** Whether the address asks for unpublished content, which is never cached. */
export function isDraft(address: ContentAddress): boolean {
  return (address.kind === 'page' || address.kind === 'frame') && address.draft === true;
}

const keys = new WeakMap<ContentAddress, string>();

/** The address in one word of ASCII, without blank or comma: key of caches, and tag of exactly this document. */
export function keyOf(address: ContentAddress): string {
  let key = keys.get(address);
  if (key === undefined) keys.set(address, (key = makeKey(address)));
  return key;
}

function makeKey(address: ContentAddress): string {
  const { kind, tenant, locale } = address;
  const end = isDraft(address) ? ':draft' : '';
  return `${kind}:${tenant}:${locale}:${keyEnd(address)}${end}`;
}

function keyEnd(address: ContentAddress): string {
  switch (address.kind) {
    case 'page':
      return address.path.split('/').map(encodeURIComponent).join('/');
    case 'frame':
      return address.frame;
    case 'list':
      return address.cursor ?? '';
    case 'bucket':
      return `${address.category}/${address.identifier}`;
    case 'slice':
      return `${address.category}/${address.id}${address.sliced ? '.sliced' : ''}`;
    default:
      return `${address.clientId}.${address.device}${address.sliced ? '.sliced' : ''}`;
  }
}

/**
 * The tags by which a document can be renewed: first its own key, then the wider ones (`tenant:at`, `bucket:menus`,
 * `bucket:menus/linde`, `slice:mode`, `frame:full`). Block types come from the document itself.
 */
export function tagsOf(address: ContentAddress): string[] {
  return [keyOf(address), `tenant:${address.tenant}`, ...widerTags(address)];
}

function widerTags(address: ContentAddress): string[] {
  switch (address.kind) {
    case 'page':
      return ['pages'];
    case 'frame':
      return ['frames', `frame:${address.frame}`];
    case 'list':
      return ['lists'];
    case 'bucket':
      return [`bucket:${address.category}`, `bucket:${address.category}/${address.identifier}`];
    case 'slice':
      return [`slice:${address.category}`, `slice:${address.category}/${address.id}`];
    default:
      return ['bucket:menus', `bucket:menus/${address.clientId}`];
  }
}

/** The paths under which a page may be named in a call for renewal: as the CMS knows it, and with its language in front. */
export function pathsOf(address: ContentAddress): string[] {
  if (address.kind !== 'page') return [];
  const language = address.locale.slice(0, 2);
  return [address.path, address.path === '/' ? `/${language}` : `/${language}${address.path}`];
}
