import type { Issue } from '../../../schemas/issue.ts';

/** The problems of one block, or of the page itself. */
export interface ProblemGroup {
  nodeId: string | null;
  issues: readonly Issue[];
}

export interface ProblemCounts {
  error: number;
  warning: number;
  notice: number;
}

const order = { error: 0, warning: 1, notice: 2 } as const;

/** Problems by blocks, in the order of the page, what is wrong with the page itself first; the worst of each block first. */
export function problemGroups(issues: readonly Issue[], nodes: readonly string[]): ProblemGroup[] {
  const byNode = Map.groupBy(issues, ({ nodeId }) => nodeId);
  const places = new Map(nodes.map((id, at) => [id, at]));
  const placeOf = (id: string | null): number => (id === null ? -1 : (places.get(id) ?? nodes.length));
  return [...byNode]
    .map(([nodeId, found]) => ({
      nodeId,
      issues: found.toSorted((one, other) => order[one.severity] - order[other.severity]),
    }))
    .toSorted((one, other) => placeOf(one.nodeId) - placeOf(other.nodeId));
}

export function countProblems(issues: readonly Issue[]): ProblemCounts {
  const counts: ProblemCounts = { error: 0, warning: 0, notice: 0 };
  for (const { severity } of issues) counts[severity]++;
  return counts;
}
