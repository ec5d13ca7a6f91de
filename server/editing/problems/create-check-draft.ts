import type { JsonObject } from '../../../schemas/json.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { CheckedShop, ContentCheckParts } from '../../check/check-parts.ts';
import type { CheckedDocument, CheckedIssue } from '../../check/checked-document.ts';
import { checkDataSets } from '../../check/data-set-check.ts';
import { checkFrame } from '../../check/frame-check.ts';
import { createLinkTargets } from '../../check/link-targets.ts';
import { checkPage } from '../../check/page-check.ts';
import { bucketFilesIn } from '../../content/bucket-files.ts';
import { bucketFileOf, isBucketAddress } from '../../content/content-location.ts';
import type { ContentAddress, ContentSource } from '../../content/content-source.ts';
import type { CheckDraft, CheckedPlace } from './checked-draft.ts';

interface CheckParts {
  /** What is published. */
  source: ContentSource;
  tenantOf: (slug: string) => TenantConfig;
  /** What content of a source is checked with at a moment. */
  partsFor: (source: ContentSource, now: number) => ContentCheckParts;
}

/** Checks single documents by the shop's own check, which draws them. */
export function createCheckDraft({ source: live, tenantOf, partsFor }: CheckParts): CheckDraft {
  return async (place, { text, at, source = live }) => {
    const body = text === undefined ? undefined : asPublished(place, JSON.parse(text));
    const parts = partsFor(body === undefined ? source : withBody(source, place, body), at);
    const tenant = tenantOf(place.tenant);
    const issues: CheckedIssue[] = [];
    for await (const document of documentsOf(parts, tenant, place, body)) issues.push(...document.issues);
    return issues;
  };
}

async function* documentsOf(
  parts: ContentCheckParts,
  tenant: TenantConfig,
  { kind, locale, key }: CheckedPlace,
  body: unknown,
): AsyncGenerator<CheckedDocument> {
  if (kind === 'data') {
    const { addresses } = bucketFilesIn([`${tenant.slug}/buckets/${key}`]);
    yield* checkDataSets(parts, { drafts: [], faults: [], dataSets: addresses });
    return;
  }
  const own = locale ?? tenant.defaultLocale;
  const shop: CheckedShop = {
    ...{ tenant, locale: own, scope: { tenant: tenant.slug, locale: own } },
    targets: createLinkTargets(parts, tenant),
  };
  if (kind === 'frame') yield* checkFrame(parts, shop, key);
  else {
    const checked = await checkPage(parts, shop, pathOf(body) ?? key, false);
    if (checked) yield checked.document;
  }
}

/** The path that a page itself names. */
function pathOf(body: unknown): string | undefined {
  const page = isJsonObject(body) ? body.page : undefined;
  return isJsonObject(page) && typeof page.path === 'string' ? page.path : undefined;
}

/** As publishing writes it. */
function asPublished({ kind }: CheckedPlace, body: unknown): unknown {
  if (kind === 'data' || !isJsonObject(body) || !isJsonObject(body.page)) return body;
  const page: JsonObject = { ...body.page, status: 'published' };
  return { ...body, page };
}

/** A source in which one document is another one. */
function withBody(source: ContentSource, place: CheckedPlace, body: unknown): ContentSource {
  const path = pathOf(body) ?? place.key;
  const isMeant = (address: ContentAddress): boolean => {
    if (address.tenant !== place.tenant) return false;
    if (isBucketAddress(address)) return place.kind === 'data' && bucketFileOf(address) === place.key;
    if (address.kind === 'list' || address.locale !== place.locale || address.kind !== place.kind)
      return false;
    return address.kind === 'page' ? address.path === path : address.frame === place.key;
  };
  const bytes = JSON.stringify(body).length;
  return {
    locate: (address) => source.locate(address),
    read: async (address, request) =>
      isMeant(address) ? { status: 'found', body, bytes } : source.read(address, request),
  };
}
