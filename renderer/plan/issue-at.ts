import type { Finding, Issue } from '../../schemas/issue.ts';

/** A finding below a node as an issue of its page: with its place in the document, and the field of the editor's form. */
export function issueAt({ id, pointer }: { id: string; pointer: string }, finding: Finding): Issue {
  const field = /^(?:\/i18n\/[^/]+)?\/props\/([^/]+)/.exec(finding.pointer)?.[1] ?? null;
  return { ...finding, pointer: `${pointer}${finding.pointer}`, nodeId: id, field };
}
