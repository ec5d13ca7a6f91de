import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { Issue } from '../../schemas/issue.ts';

export interface IssueLogOptions {
  log: Pick<Logger, 'warn'>;
  /** Counts a fault; `block` is a block of this build, else `unknown`, or `none` for a fault of the page itself. */
  count: (code: string, block: string) => void;
  isBlock: (type: string) => boolean;
}

/** Reports what content got wrong: counted and logged once per revision of a document, however often it is drawn. */
export function createIssueLog({
  log,
  count,
  isBlock,
}: IssueLogOptions): (document: PageDocument, path: string, issues: readonly Issue[]) => void {
  const reported = new LRUCache<string, true>({ max: 20_000 });

  return ({ meta, nodes }, path, issues) => {
    for (const issue of issues) {
      // What a data set gets wrong changes without the page, and has one place in it.
      const { code, severity, pointer, message } = issue;
      // No fault, and told to editors alone.
      if (severity === 'notice') continue;
      const key = [meta.tenant, meta.locale, meta.id, meta.revision, code, pointer, message].join(' ');
      if (reported.has(key)) continue;
      reported.set(key, true);
      const type = issue.nodeId === null ? undefined : nodes.get(issue.nodeId)?.type;
      count(code, labelOf(type));
      log.warn({ ...issue, path, page: meta.id, revision: meta.revision }, 'Content has a fault');
    }
  };

  // Types come from content: only those of blocks become labels, so that their number is bounded.
  function labelOf(type: string | undefined): string {
    if (type === undefined) return 'none';
    return isBlock(type) ? type : 'unknown';
  }
}
