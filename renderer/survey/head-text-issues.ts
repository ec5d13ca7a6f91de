import type { Issue } from '../../schemas/issue.ts';
import type { PageMeta } from '../../schemas/page.ts';

/** Characters that search engines show of a title and of a description; longer ones are cut, shorter ones waste the place. */
const titleLength = { from: 15, to: 65 };
const descriptionLength = { from: 60, to: 165 };

/** What search engines would not show well of a page that they list. A notice: nobody can tell what they will make of it. */
export function headTextIssues({
  title,
  description,
  robots,
}: Pick<PageMeta, 'title' | 'description' | 'robots'>): Issue[] {
  if (/noindex|none/.test(robots)) return [];
  return [
    ...lengthIssue('title', title, titleLength),
    ...(description.trim() === '' ? [missing] : lengthIssue('description', description, descriptionLength)),
  ];
}

const missing = headIssue(
  'description',
  'The page has no description; search engines show some sentence of it instead.',
  'Say in one or two sentences what there is to find.',
);

function lengthIssue(field: string, text: string, { from, to }: { from: number; to: number }): Issue[] {
  const length = Array.from(text.trim()).length;
  if (length >= from && length <= to) return [];
  const message =
    length > to
      ? `The ${field} has ${length} characters; search engines show about ${to}.`
      : `The ${field} has ${length} characters; there is place for about ${to}.`;
  const hint =
    length > to ? `Shorten it by ${length - to}, or let the end be what can be missed.` : 'Say more.';
  return [headIssue(field, message, hint)];
}

function headIssue(field: string, message: string, hint: string): Issue {
  return {
    ...{ code: 'head-length', severity: 'notice', pointer: `/page/${field}`, nodeId: null, field },
    ...{ message, hint },
  };
}
