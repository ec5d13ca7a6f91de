import { assertAddress } from './content-address.ts';
import type { BucketAddress, ContentAddress } from './content-source.ts';

export type CmsAddress = Exclude<ContentAddress, BucketAddress>;

export function isBucketAddress(address: ContentAddress): address is BucketAddress {
  return address.kind === 'bucket' || address.kind === 'slice' || address.kind === 'navigation';
}

/** Path of a bucket file below `BUCKET_URL` or a tenant's `buckets/`, without leading slash; the tenant is not part of it. */
export function bucketFileOf(address: BucketAddress): string {
  assertAddress(address);
  switch (address.kind) {
    case 'bucket':
      return `${address.locale}/${address.category}/${address.identifier}.json`;
    case 'slice':
      return `products/${address.category}/${address.id}${languageSuffix(address.locale)}${slicedSuffix(address)}.json`;
    default:
      return `${address.locale}/menus/${address.clientId}.${address.device}${slicedSuffix(address)}.json`;
  }
}

/** Query of a call to the CMS: flat parameters in a fixed order, so that equal calls are equal addresses. */
export function cmsQueryOf(address: CmsAddress): string {
  assertAddress(address);
  const parameters: [string, string][] = [
    ['format', 'webapp_json'],
    ['tenant', address.tenant],
    ['locale', address.locale],
    ...subjectOf(address),
  ];
  return parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

function subjectOf(address: CmsAddress): [string, string][] {
  switch (address.kind) {
    case 'page':
      return [['path', address.path], ...stateOf(address)];
    case 'frame':
      return [['frame', address.frame], ...stateOf(address)];
    default:
      return address.cursor === undefined
        ? [['list', 'pages']]
        : [
            ['list', 'pages'],
            ['cursor', address.cursor],
          ];
  }
}

function stateOf(address: { draft?: boolean }): [string, string][] {
  return address.draft ? [['state', 'draft']] : [];
}

/** What names of product lists in a language end with, besides the French ones nothing. */
export function languageSuffix(locale: string): string {
  return locale.startsWith('fr-') ? '_fr' : '';
}

function slicedSuffix(address: { sliced: boolean }): string {
  return address.sliced ? '.sliced' : '';
}
