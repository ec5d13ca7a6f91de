import type { Finding } from '../../../schemas/issue.ts';

/** Kinds that are named in a finding. */
const maxNamed = 12;

/** What is told of a rich text of which something was not kept; nothing: all of it was. */
export function findingsOfHtml(removed: readonly string[], pointer: string): Finding[] {
  if (removed.length === 0) return [];
  const named = removed.slice(0, maxNamed).join(', ');
  const more = removed.length > maxNamed ? `, and ${removed.length - maxNamed} more` : '';
  return [
    {
      code: 'html-cleaned',
      severity: 'warning',
      pointer,
      message: `The text held what no text may hold: ${named}${more}. Its words are shown without.`,
      hint: 'Use paragraphs, headings, lists, emphasis and links to the shop or to https addresses.',
    },
  ];
}
