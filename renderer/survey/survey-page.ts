import type { Issue } from '../../schemas/issue.ts';
import type { PageMeta } from '../../schemas/page.ts';
import { contentEnds, type EndingNode } from './content-ends.ts';
import { headTextIssues } from './head-text-issues.ts';
import { headingIssues } from './heading-issues.ts';
import { landmarkIssues } from './landmark-issues.ts';
import { linkNameIssues } from './link-name-issues.ts';
import { type DrawnHtml, pageElements } from './page-elements.ts';
import { pictureTextIssues } from './picture-text-issues.ts';
import { repeatedIds } from './repeated-ids.ts';
import { type LoadedFor, unorderableProducts } from './unorderable-products.ts';

/** A page as it was drawn for somebody. */
export interface SurveyedPage {
  meta: Pick<PageMeta, 'title' | 'description' | 'robots'>;
  locale: string;
  drawn: readonly DrawnHtml[];
  loaded: readonly LoadedFor[];
  ending: readonly EndingNode[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What only the page as a whole shows, once it is drawn. Told of its own nodes, not of the frame's. */
export function surveyPage({ meta, locale, drawn, loaded, ending, now }: SurveyedPage): Issue[] {
  const elements = pageElements(drawn);
  const shown = elements.filter(({ isHidden }) => !isHidden);
  return [
    ...headTextIssues(meta),
    ...headingIssues(shown),
    ...landmarkIssues(shown),
    ...linkNameIssues(shown, locale),
    ...pictureTextIssues(shown, locale),
    ...repeatedIds(elements),
    ...unorderableProducts(loaded),
    ...contentEnds(ending, now),
  ];
}
