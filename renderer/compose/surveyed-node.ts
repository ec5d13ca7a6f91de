import type { PlannedNode } from '../plan/planned-node.ts';
import type { SurveyedNode } from '../survey/page-elements.ts';

/** A node as far as a survey tells of it. */
export function surveyedNode({ id, pointer, type, part }: PlannedNode): SurveyedNode {
  return { id, pointer, type, isOwn: part === 'page' };
}
