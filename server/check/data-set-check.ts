import { bucketFileOf, isBucketAddress } from '../content/content-location.ts';
import type { ContentCheckParts } from './check-parts.ts';
import type { CheckedDocument } from './checked-document.ts';
import { withEffect } from './checked-issues.ts';
import { linksIn } from './content-links.ts';
import { deadEndOf } from './dead-end.ts';
import { createLinkTargets } from './link-targets.ts';
import { deadLink } from './survey-issue.ts';

/** Data sets and menus that pages have loaded, for links that lead nowhere. */
export async function* checkDataSets(parts: ContentCheckParts): AsyncGenerator<CheckedDocument> {
  for (const { address, body } of parts.reads.values()) {
    if (!isBucketAddress(address)) continue;
    const { tenant: slug, locale } = address;
    const tenant = parts.tenants.find((candidate) => candidate.slug === slug);
    if (!tenant) continue;
    const targets = createLinkTargets(parts, tenant);
    const dead = await Promise.all(
      linksIn(body).map(async (link) => {
        const why = await deadEndOf(link, { tenant, locale, path: '/', now: parts.now }, targets);
        return why === undefined ? [] : [deadLink(link.pointer, why)];
      }),
    );
    const issues = dead.flat().map((issue) => withEffect(issue));
    yield {
      ...{ kind: 'data', tenant: slug, locale, name: bucketFileOf(address), isDraft: false },
      place: parts.source.locate(address),
      verdict: issues.length > 0 ? 'shown-in-part' : 'shown',
      issues,
    };
  }
}
