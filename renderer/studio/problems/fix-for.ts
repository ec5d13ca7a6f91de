import type { Patch } from '../../../schemas/editing/change.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { setPatch } from '../form/node/set-patch.ts';
import { valueAt } from '../form/node/value-at.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import type { IssueWords } from './issue-words.ts';

/** Codes of names that there are not. */
const misnamed: ReadonlySet<string> = new Set([
  'picture-unknown',
  'reference-unknown',
  'route-unknown',
  'props-invalid',
  'overlay-invalid',
]);

/** Codes of values that nobody sees, and that go without a change of the page but in that language. */
const needless: ReadonlySet<string> = new Set(['text-unshown', 'overlay-hides']);

/** What mends an issue without asking: the name that was meant, or taking away what is not needed. Undefined: nothing does. */
export function fixFor(issue: Issue, { path, meant }: IssueWords, node: unknown): Patch | undefined {
  if (issue.nodeId === null || !isJsonObject(node) || path.length < 2) return undefined;
  const value = valueAt(node, path);
  if (meant !== undefined && typeof value === 'string' && misnamed.has(issue.code))
    return setPatch(issue.nodeId, node, path, meant);
  return needless.has(issue.code) && value !== undefined
    ? setPatch(issue.nodeId, node, path, undefined)
    : undefined;
}
