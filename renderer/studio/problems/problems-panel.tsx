import type { ReactNode } from 'react';
import type { ValuePath } from '../../../schemas/editing/change.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import type { IssueWords } from './issue-words.ts';
import { countProblems, problemGroups } from './problem-groups.ts';

interface ProblemsPanelProps {
  issues: readonly Issue[];
  /** Ids of the page's nodes in its order. */
  nodes: readonly string[];
  nameOf: (id: string) => string;
  wordsOf: (issue: Issue) => IssueWords;
  /** Chooses the block, and opens the field. */
  onShow: (nodeId: string | null, path: ValuePath) => void;
  /** What would mend an issue without asking; undefined: nothing would. */
  fixOf: (issue: Issue) => (() => void) | undefined;
}

/** Everything that is wrong with the page, by blocks; each of them leads to its field. */
export function ProblemsPanel({
  issues,
  nodes,
  nameOf,
  wordsOf,
  onShow,
  fixOf,
}: ProblemsPanelProps): ReactNode {
  const text = useText();
  const counts = countProblems(issues);
  const said = [
    counts.error > 0 && text('problems.errors', { count: counts.error }),
    counts.warning > 0 && text('problems.warnings', { count: counts.warning }),
    counts.notice > 0 && text('problems.notices', { count: counts.notice }),
  ].filter((part) => part !== false);
  return (
    <section className="problems" aria-label={text('problems.title')}>
      <p className="problems-count" role="status">
        {said.length > 0 ? said.join(', ') : text('problems.noneLong')}
        {counts.error > 0 && <span className="ui-hint"> {text('problems.blocks')}</span>}
      </p>
      {problemGroups(issues, nodes).map((group) => (
        <section key={group.nodeId ?? ''} className="problems-group">
          <h2>{group.nodeId === null ? text('problems.page') : nameOf(group.nodeId)}</h2>
          <ul>
            {group.issues.map((issue) => (
              <li key={`${issue.code} ${issue.pointer} ${issue.message}`} data-severity={issue.severity}>
                <Problem issue={issue} words={wordsOf(issue)} onShow={onShow} fix={fixOf(issue)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface ProblemProps {
  issue: Issue;
  words: IssueWords;
  onShow: ProblemsPanelProps['onShow'];
  fix: (() => void) | undefined;
}

function Problem({ issue, words, onShow, fix }: ProblemProps): ReactNode {
  const text = useText();
  const tone = issue.severity === 'notice' ? undefined : issue.severity;
  return (
    <>
      <button type="button" className="problems-issue" onClick={() => onShow(issue.nodeId, words.path)}>
        <span className="ui-badge" data-tone={tone}>
          {text(`problems.${issue.severity}`)}
        </span>
        {words.field !== '' && <b>{words.field}</b>}
        <span>{words.what}</span>
        {words.todo !== '' && <small>{words.todo}</small>}
      </button>
      {fix && (
        <Button onClick={fix} aria-label={`${text('problems.fix')}: ${words.what}`}>
          {text('problems.fix')}
        </Button>
      )}
    </>
  );
}
