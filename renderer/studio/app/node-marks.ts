import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { Issue } from '../../../schemas/issue.ts';
import type { NodeMark } from '../outline/outline-item.tsx';

/** The worst that is wrong with each node, and how much of it; a node is marked for what lies within it too. */
export function nodeMarks(issues: readonly Issue[], index: NodeIndex): Map<string, NodeMark> {
  const marks = new Map<string, NodeMark>();
  for (const { severity, nodeId } of issues) {
    if (severity === 'notice') continue;
    for (let id = nodeId; id !== null; id = index.get(id)?.place.parent ?? null) {
      const mark = marks.get(id);
      if (!mark || (mark.severity === 'warning' && severity === 'error'))
        marks.set(id, { severity, count: 1 });
      else if (mark.severity === severity) marks.set(id, { severity, count: mark.count + 1 });
    }
  }
  return marks;
}
