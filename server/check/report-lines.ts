import type { CheckedDocument, CheckedIssue, Verdict } from './checked-document.ts';
import { terminalText } from './terminal-text.ts';

const verdicts: Record<Verdict, string> = {
  shown: 'is shown',
  'shown-in-part': 'is shown without what is faulty',
  'shown-later': 'is shown when its time comes',
  'not-shown': 'IS NOT SHOWN',
};

/** A document with faults, for a terminal: where it is, then of each fault what, where, what to do, what shoppers see. */
export function reportLines(document: CheckedDocument): string[] {
  const { kind, tenant, locale, name, place, isDraft, verdict, issues } = document;
  const head = [tenant, locale, isDraft ? `draft ${kind}` : kind, name]
    .filter((part) => part !== '')
    .join(' ');
  return [
    terminalText(`${head}: ${verdicts[verdict]} (${place})`),
    ...issues.flatMap((issue) => linesOf(issue).map((line) => `    ${terminalText(line)}`)),
  ];
}

function linesOf(issue: CheckedIssue): string[] {
  const { code, severity, pointer, message, hint, effect } = issue;
  return [`${severity} ${code} at ${pointer || 'the whole'}`, `  ${message} ${hint}`, `  ${effect}`];
}
