import type { Issue } from '../../schemas/issue.ts';
import { elementIssue, quoted } from './element-issue.ts';
import type { PageElement } from './page-elements.ts';

/** What is wrong with the headings of a page: its main part has one of level 1, and none is more than one level below the last. */
export function headingIssues(shown: readonly PageElement[]): Issue[] {
  const headings = shown.flatMap((element) => {
    const level = levelOf(element);
    return level === undefined || element.region === 'header' || element.region === 'footer'
      ? []
      : [{ element, level }];
  });
  const titles = headings.filter(({ level, element }) => level === 1 && element.region === 'main');
  const skipped = headings.flatMap(({ element, level }, index) => {
    const last = headings[index - 1]?.level ?? level;
    if (level <= last + 1 || !element.node.isOwn) return [];
    const message = `The heading ${quoted(element.text)} is of level ${level}, the one before it of level ${last}.`;
    const hint = `Give it level ${last + 1}, or put a heading of that level before it.`;
    return [elementIssue('heading-skipped', 'warning', element, message, hint)];
  });
  return [...titleIssues(titles.length), ...skipped];
}

function levelOf({ tag, attributes }: PageElement): number | undefined {
  if (attributes.role === 'heading') return Number(attributes['aria-level'] ?? 2);
  return /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : undefined;
}

function titleIssues(count: number): Issue[] {
  if (count === 1) return [];
  const [code, message] =
    count === 0
      ? (['heading-missing', 'The page has no heading of level 1.'] as const)
      : (['heading-twice', `The page has ${count} headings of level 1.`] as const);
  const hint = 'Give one heading of the page the level 1, which is always shown.';
  return [{ code, severity: 'warning', pointer: '/regions/main', nodeId: null, field: null, message, hint }];
}
