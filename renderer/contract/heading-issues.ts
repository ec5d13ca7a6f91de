import type { Issue } from '../../schemas/issue.ts';

/** What is wrong with the headings of a drawn page: `main` is the HTML of its main part. */
export function headingIssues(main: string): Issue[] {
  const count = main.match(/<h1[\s>]/g)?.length ?? 0;
  if (count === 1) return [];
  const [code, message] =
    count === 0
      ? (['heading-missing', 'The page has no heading of level 1.'] as const)
      : (['heading-twice', `The page has ${count} headings of level 1.`] as const);
  const hint = 'Give one heading of the page the level 1, which is always shown.';
  return [{ code, severity: 'warning', pointer: '/regions/main', nodeId: null, field: null, message, hint }];
}
