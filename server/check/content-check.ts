import type { Issue } from '../../schemas/issue.ts';
import type { SourceSurvey } from '../content/content-source.ts';
import type { CheckedShop, ContentCheckParts } from './check-parts.ts';
import type { CheckedDocument } from './checked-document.ts';
import { withEffect } from './checked-issues.ts';
import { checkDataSets } from './data-set-check.ts';
import { checkFrame } from './frame-check.ts';
import { createLinkTargets } from './link-targets.ts';
import { listedPages } from './listed-pages.ts';
import { checkPage } from './page-check.ts';
import { surveyIssue } from './survey-issue.ts';

/** Checks all content of all shops, document by document, by drawing it as the shop does. */
export async function* checkContent(parts: ContentCheckParts): AsyncGenerator<CheckedDocument> {
  const survey = await parts.source.survey?.();
  for (const tenant of parts.tenants) {
    const targets = createLinkTargets(parts, tenant);
    for (const { locale } of tenant.locales)
      yield* checkShop(parts, { tenant, locale, scope: { tenant: tenant.slug, locale }, targets }, survey);
  }
  yield* checkDataSets(parts, survey);
  for (const { place, code, message } of survey?.faults ?? [])
    yield {
      ...{ kind: 'file', tenant: '', locale: '', name: '', place, isDraft: false, verdict: 'not-shown' },
      issues: [withEffect(surveyIssue(code, 'error', '', message, fileHints[code]))],
    };
}

const fileHints: Record<SourceSurvey['faults'][number]['code'], string> = {
  'file-unreadable':
    'Write it as one JSON object in UTF-8 without a byte order mark, of at most 2 MiB, with a "page.path".',
  'data-unreachable': 'Lay it out as content-fixtures/README.md says: <locale>/<category>/<identifier>.json.',
  'page-twice': 'Give one of them another path, or take it out.',
  'page-unreachable': 'Move it to the folder of its language.',
};

async function* checkShop(
  parts: ContentCheckParts,
  shop: CheckedShop,
  survey: SourceSurvey | undefined,
): AsyncGenerator<CheckedDocument> {
  const { tenant, locale, scope } = shop;
  const drafts = (survey?.drafts ?? []).filter(
    (draft) => draft.tenant === tenant.slug && draft.locale === locale,
  );
  const { paths, broken } = await listedPages(parts.source, scope);
  const listed = new Set([...paths, ...drafts.map(({ path }) => path)]);
  const frames = new Set(['full']);
  for (const path of listed) {
    for (const isDraft of [false, true]) {
      const checked = await checkPage(parts, shop, path, isDraft);
      if (!checked) continue;
      if (checked.frame !== undefined) frames.add(checked.frame);
      yield checked.document;
    }
  }
  frames.delete('none');
  for (const name of frames) yield* checkFrame(parts, shop, name);
  const issues = listIssues(shop, { isEmpty: listed.size === 0, broken });
  if (issues.length === 0) return;
  yield {
    ...{ kind: 'shop', tenant: tenant.slug, locale, name: '', isDraft: false },
    verdict: listed.size > 0 ? 'shown-in-part' : 'not-shown',
    place: parts.source.locate({ kind: 'list', tenant: tenant.slug, locale }),
    issues: issues.map((issue) => withEffect(issue)),
  };
}

/** What is wrong with the list of a shop's pages; `broken`: entries that tell no path. */
function listIssues(
  { tenant, locale }: CheckedShop,
  { isEmpty, broken }: { isEmpty: boolean; broken: readonly string[] },
): Issue[] {
  const noPath = 'This entry of the list of pages tells no path.';
  const issues = broken.map((pointer) =>
    surveyIssue('file-unreadable', 'error', pointer, noPath, 'Give it one.'),
  );
  if (!isEmpty) return issues;
  const noPage = `There is no page of ${tenant.slug} in ${locale}.`;
  const hint = 'Write one for every route; the first is "/".';
  return [surveyIssue('content-missing', 'error', '', noPage, hint), ...issues];
}
