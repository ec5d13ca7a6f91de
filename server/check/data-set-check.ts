import { factsOf } from '../../schemas/facts/facts.ts';
import type { Finding, Issue } from '../../schemas/issue.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { keyOf } from '../content/content-address.ts';
import { bucketFileOf, isBucketAddress } from '../content/content-location.ts';
import type { BucketAddress, SourceSurvey } from '../content/content-source.ts';
import { dataSetFindings, dataSetParser } from '../content/data-set-shape.ts';
import type { DocumentAnswer } from '../content/document-cache.ts';
import { readingIssues } from '../pages/reading-issues.ts';
import type { ContentCheckParts } from './check-parts.ts';
import type { CheckedDocument, CheckedIssue } from './checked-document.ts';
import { faultCount, withEffect } from './checked-issues.ts';
import { linksIn } from './content-links.ts';
import { deadEndOf } from './dead-end.ts';
import { createLinkTargets } from './link-targets.ts';
import { deadLink } from './survey-issue.ts';

/**
 * Data sets and menus, those that pages have loaded and all others of the source: whether they can be used, and whether their
 * links lead somewhere. What is left out of one is told by the pages that load it, else here.
 */
export async function* checkDataSets(
  parts: ContentCheckParts,
  survey: SourceSurvey | undefined,
): AsyncGenerator<CheckedDocument> {
  const loaded = [...parts.reads.values()].map(({ address }) => address).filter(isBucketAddress);
  const files = new Set(loaded.map(fileOf));
  const others = (survey?.dataSets ?? []).filter((address) => !files.has(fileOf(address)));
  for (const address of loaded) {
    const tenant = tenantOf(parts, address);
    if (tenant) yield checkDataSet(parts, tenant, address, false);
  }
  for (const address of others) {
    const tenant = tenantOf(parts, address);
    const placed = tenant && inOwnLocale(address, tenant);
    if (placed) yield checkDataSet(parts, tenant, placed, true);
  }
}

function tenantOf({ tenants }: ContentCheckParts, address: BucketAddress): TenantConfig | undefined {
  return tenants.find(({ slug }) => slug === address.tenant);
}

const fileOf = (address: BucketAddress): string => `${address.tenant} ${bucketFileOf(address)}`;

/** The first locale of the shop that reads this file: the language that a slice's id ends in, if it does. Undefined: none does. */
function inOwnLocale(address: BucketAddress, { locales }: TenantConfig): BucketAddress | undefined {
  const readers = locales
    .map(({ locale }): BucketAddress => ({ ...address, locale }))
    .filter((own) => bucketFileOf(own) === bucketFileOf(address));
  const named = readers.find((own) => own.kind === 'slice' && own.id.endsWith(`-${own.locale.slice(0, 2)}`));
  return named ?? readers[0];
}

async function checkDataSet(
  parts: ContentCheckParts,
  tenant: TenantConfig,
  address: BucketAddress,
  isUnloaded: boolean,
): Promise<CheckedDocument> {
  const facts = factsOf(tenant, address.locale);
  const parse = dataSetParser(address, facts);
  const answer = await parts.documents.get<unknown>(address, { component: 'check-content', parse });
  const issues = [
    ...(answer.status === 'found' && isUnloaded ? dataSetFindings(address, answer.value, facts) : []).map(
      toldOf,
    ),
    ...refusalsOf(answer).map((issue) => ({ ...toldOf(issue), effect: keptOrNothing })),
    ...(await deadLinksOf(parts, tenant, address)).map(toldOf),
  ];
  const isWhole = faultCount(issues) === 0;
  return {
    ...{
      kind: 'data',
      tenant: tenant.slug,
      locale: address.locale,
      name: bucketFileOf(address),
      isDraft: false,
    },
    place: parts.source.locate(address),
    verdict: answer.status !== 'found' ? 'not-shown' : isWhole ? 'shown' : 'shown-in-part',
    issues,
  };
}

const keptOrNothing = 'Shoppers see what it last said; without that, pages without what it would say.';

const toldOf = (issue: Finding & Partial<Issue>): CheckedIssue =>
  withEffect({ nodeId: null, field: null, ...issue });

/** Why it cannot be used. */
function refusalsOf(answer: DocumentAnswer<unknown>): Issue[] {
  if (answer.status !== 'failed') return [];
  const hint = 'Correct it: until then shoppers see what it last said, if that was right.';
  return readingIssues(answer.failure, answer.issues).map((issue) => ({
    ...{ ...issue, nodeId: null, field: null },
    ...{ severity: 'error', hint: issue.hint ?? hint },
  }));
}

async function deadLinksOf(
  parts: ContentCheckParts,
  tenant: TenantConfig,
  address: BucketAddress,
): Promise<Issue[]> {
  const targets = createLinkTargets(parts, tenant);
  const body = parts.reads.get(keyOf(address))?.body;
  const dead = await Promise.all(
    linksIn(body).map(async (link) => {
      const why = await deadEndOf(
        link,
        { tenant, locale: address.locale, path: '/', now: parts.now },
        targets,
      );
      return why === undefined ? [] : [deadLink(link.pointer, why)];
    }),
  );
  return dead.flat();
}
