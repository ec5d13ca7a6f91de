import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PageDocument } from '../../renderer/page-document.ts';
import type { Issue } from '../../schemas/issue.ts';

/** Reports what content got wrong: counted and logged once per revision of a document, however often it is drawn. */
export function createIssueLog(
  log: Pick<Logger, 'warn'>,
  count: (code: string, block: string) => void,
): (document: PageDocument | undefined, path: string, issues: readonly Issue[]) => void {
  const reported = new LRUCache<string, true>({ max: 20_000 });

  return (document, path, issues) => {
    for (const issue of issues) {
      const key = [document?.meta.tenant, document?.meta.locale, document?.meta.id, document?.meta.revision, issue.code, issue.pointer].join(' ');
      if (reported.has(key)) continue;
      reported.set(key, true);
      const type = issue.nodeId === null ? undefined : document?.nodes.get(issue.nodeId)?.raw.type;
      // Types come from content: only names that a block could have become labels.
      count(issue.code, typeof type === 'string' && /^[a-z][a-z0-9-]{0,40}$/.test(type) ? type : 'none');
      log.warn({ ...issue, path, page: document?.meta.id, revision: document?.meta.revision }, 'Content has a fault');
    }
  };
}
